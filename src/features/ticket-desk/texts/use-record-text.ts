import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import type { DeskView, TicketView } from '../../../core/ticketing/model/view.ts';
import { RESOLVER_GROUPS } from '../../../core/ticketing/record/vocabulary.ts';
import { findArticle } from '../../../core/ticketing/tools/articles.ts';
import { companyOf } from '../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { lengthInWords } from './desk-time.ts';
import type { DeskText } from './use-desk-text.ts';
import { useFindingText } from './use-finding-text.ts';

/** How the record keeps a chosen sentence, a promise, a cited finding and a linked article. */
const HOLE = /^\{(intent|promise|evidence|article):([\w-]+)\}$/;

interface RecordText {
  /** The text of a reply, a note or a message, line by line, without what it cites. */
  body(kept: string): string;
  /** The findings that a note cites. */
  cited(kept: string): readonly string[];
  /** The new value of a field, as the reader calls it. */
  changedTo(field: string, to: string): string;
  /** What was done in a tool. */
  act(id: string): string;
}

/** Reads what the record keeps as keys and numbers. */
export function useRecordText({
  view,
  ticket,
  text,
}: {
  readonly view: DeskView;
  readonly ticket: TicketView;
  readonly text: DeskText;
}): RecordText {
  const { t, i18n } = useTranslation(['desk', 'desk-tools']);
  const findingText = useFindingText(view.companySeed);
  const known = (key: string, otherwise: string): string =>
    i18n.exists(`desk:${key}`) ? String(t(`desk:${key}` as never)) : otherwise;
  const line = (kept: string): string => {
    const [, kind, value = ''] = HOLE.exec(kept) ?? [];
    if (kind === 'intent') return text.intent(ticket, value);
    if (kind === 'article') return t('timeline.article', { number: findArticle(value)?.number ?? value });
    // A hand-over without words names the group alone.
    if (RESOLVER_GROUPS.some((group) => group === kept)) return known(`group.${kept}`, kept);
    return kind === 'promise'
      ? t('timeline.promise', { time: lengthInWords(Number(value) * SECONDS_PER_MINUTE) })
      : text.of(ticket, kept);
  };
  const entriesIn = (kept: string): readonly number[] =>
    kept.split('\n').flatMap((one) => {
      const [, kind, value] = HOLE.exec(one) ?? [];
      return kind === 'evidence' ? [Number(value)] : [];
    });
  return {
    body: (kept) =>
      kept
        .split('\n')
        .filter((one) => entriesIn(one).length === 0)
        .map(line)
        .join('\n'),
    cited: (kept) =>
      entriesIn(kept).flatMap((number) => {
        const entry = view.evidence.find(({ id }) => id === number);
        return entry === undefined ? [] : [findingText(entry)];
      }),
    changedTo(field, to) {
      if (field === 'priority') return to;
      if (field === 'assignee') return t('queue.you');
      if (field === 'articles')
        return to
          .split(', ')
          .map((id) => findArticle(id)?.number ?? id)
          .join(', ');
      if (field === 'affectedUser') {
        const person = companyOf(view.companySeed).byId.get(to);
        return person === undefined ? to : `${person.given} ${person.family}`;
      }
      return known(`${field}.${to}`, to);
    },
    act(id) {
      const setting = `desk-tools:setting.${id}`;
      return i18n.exists(setting)
        ? String(t(setting as never))
        : known(`tools.act.${id.replace(/^console:/, '')}`, id);
    },
  };
}
