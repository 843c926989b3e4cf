import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompetitionEntry } from '../../../core/contracts/competition-answers.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { entriesQuery } from '../api/competitions.queries.ts';
import { type Choice, DecideDialog } from './decide-dialog.tsx';
import { FindEntry } from './find-entry.tsx';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

/** A competition or a ranked week. */
export interface RankedForm {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly position: number; readonly voidReason: string | null }[];
}

/** What is being voided: the words of the question, and the act. */
interface Voiding {
  readonly title: string;
  readonly choice: Choice;
}

/** The runs of a form and the attempts at it, where both can be voided. */
export function RunsAndEntries({ form }: { readonly form: RankedForm }) {
  const { t } = useTranslation('competitions');
  const { id: formId, items, title } = form;
  const [voiding, setVoiding] = useState<Voiding | null>(null);
  const read = useInfiniteQuery(entriesQuery(formId));
  const entries = read.data?.pages.flat();
  const voidEntry = (attemptId: string, name: string): void =>
    setVoiding({
      title: t('decide.entry', { name, title }),
      choice: { outcome: 'void-entry', decided: { about: 'entry', attemptId }, position: null },
    });
  const line = (entry: CompetitionEntry) => (
    <Entry key={entry.attemptId} entry={entry} count={items.length} onVoid={voidEntry} />
  );
  return (
    <div className="grid gap-5 border-t border-line bg-ground px-5 py-4 sm:px-6 lg:grid-cols-2">
      <section aria-label={t('all.runs')} className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">{t('all.runs')}</h3>
        <ul className="grid gap-2">
          {items.map(({ position, voidReason }) => (
            <li key={position} className="flex min-h-9 flex-wrap items-center justify-between gap-3 text-sm">
              <span>{t('run', { number: position })}</span>
              {voidReason === null ? (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('outcome.void-run', { number: position })}
                  onClick={() =>
                    setVoiding({
                      title: t('decide.item', { number: position, title }),
                      choice: {
                        outcome: 'void-item',
                        decided: { about: 'item', formId, position },
                        position,
                      },
                    })
                  }
                >
                  {t('all.void')}
                </Button>
              ) : (
                <span className="text-standby">{t('all.isVoid', { reason: voidReason })}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('all.entries')} className="grid content-start gap-2">
        <h3 className="text-sm font-semibold">{t('all.entries')}</h3>
        {read.isError ? <NotLoaded onRetry={() => void read.refetch()} /> : null}
        {entries === undefined && !read.isError ? <Loading /> : null}
        {entries?.length === 0 ? <p className="text-sm text-ink-muted">{t('all.nobody')}</p> : null}
        {read.hasNextPage ? <FindEntry formId={formId} line={line} /> : null}
        <ul className="grid gap-2">{entries?.map(line)}</ul>
        <ShowMore read={read} label={t('all.entries')} />
      </section>
      {voiding === null ? null : (
        <DecideDialog title={voiding.title} choices={[voiding.choice]} onClose={() => setVoiding(null)} />
      )}
    </div>
  );
}

interface EntryProps {
  readonly entry: CompetitionEntry;
  /** How many runs the form has. */
  readonly count: number;
  onVoid(attemptId: string, name: string): void;
}

function Entry({ entry: { attemptId, name, played, score, voidReason }, count, onVoid }: EntryProps) {
  const { t } = useTranslation('competitions');
  const who = name ?? t('review.nameless');
  return (
    <li className="flex min-h-9 flex-wrap items-center justify-between gap-3 text-sm">
      <span>
        <span className="font-medium">{who}</span>{' '}
        <span className="text-ink-muted">
          {t('own.played', { played, count })}
          {score === null ? null : ` ${t('own.score', { score: formatCount(score) })}`}
        </span>
      </span>
      {voidReason === null ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('all.voidOf', { name: who })}
          onClick={() => onVoid(attemptId, who)}
        >
          {t('all.void')}
        </Button>
      ) : (
        <span className="text-standby">{t('all.isVoid', { reason: voidReason })}</span>
      )}
    </li>
  );
}
