import { BookOpen, Check, Circle, MessageSquareQuote, Send, X } from 'lucide-react';
import { useState } from 'react';
import { SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import { isLive } from '../../../../core/ticketing/model/contact.ts';
import { checkReply } from '../../../../core/ticketing/talk/reply-checks.ts';
import { findArticle } from '../../../../core/ticketing/tools/articles.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { lengthInWords, lengthOf } from '../../texts/desk-time.ts';
import type { ComposerFormProps } from './composer.tsx';
import { partsOf, talkLanguage } from './draft.ts';
import { MacroBar } from './macro-bar.tsx';
import { SendBar } from './send-bar.tsx';
import { SentenceList } from './sentence-list.tsx';

const PROMISES = [10, 30, 60, 120, 240].map((minutes) => minutes * SECONDS_PER_MINUTE);

/** A public reply: sentences by buttons, own words, and when the person hears from us again. */
export function ReplyForm(props: ComposerFormProps) {
  const { ticket, text, draft, view, onDraft } = props;
  const { t, i18n } = useTranslation('desk');
  const [hasLines, setLines] = useState(false);
  const parts = partsOf(draft, talkLanguage(i18n.resolvedLanguage));
  const { given } = ticket.requester;
  const someoneWaits = view.contacts.some((contact) => contact.status === 'ringing' || isLive(contact));
  const toggle = (id: string): void => {
    const { intents } = draft;
    onDraft({
      ...draft,
      intents: intents.includes(id) ? intents.filter((one) => one !== id) : [...intents, id],
    });
  };
  return (
    <>
      <div className="grid max-h-72 gap-2 overflow-y-auto px-3 py-2.5">
        <MacroBar {...props} />
        {hasLines ? (
          <SentenceList ticket={ticket} text={text} chosen={draft.intents} onChoose={toggle} />
        ) : null}
        {draft.intents.length === 0 ? null : (
          <ul aria-label={t('compose.chosen')} className="flex flex-wrap gap-1.5">
            {draft.intents.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => toggle(id)}
                  aria-label={t('compose.remove', { text: text.intent(ticket, id) })}
                  className="inline-flex min-h-6 items-center gap-1.5 rounded-sm bg-probe-soft px-2 text-xs text-probe pointer-coarse:min-h-11"
                >
                  {text.intent(ticket, id)}
                  <X aria-hidden="true" className="size-3" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {draft.articles.length === 0 ? null : (
          <ul className="flex flex-wrap gap-1.5">
            {draft.articles.map((id) => {
              const number = findArticle(id)?.number ?? id;
              return (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() =>
                      onDraft({ ...draft, articles: draft.articles.filter((one) => one !== id) })
                    }
                    aria-label={t('compose.removeArticle', { number })}
                    className="inline-flex min-h-6 items-center gap-1.5 rounded-sm bg-probe-soft px-2 text-xs text-probe pointer-coarse:min-h-11"
                  >
                    <BookOpen aria-hidden="true" className="size-3" />
                    <span className="reading">{number}</span>
                    <X aria-hidden="true" className="size-3" />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <textarea
          data-focus="compose"
          aria-label={t('compose.words')}
          placeholder={t('compose.words')}
          rows={2}
          maxLength={2000}
          value={draft.words}
          onChange={({ target }) => onDraft({ ...draft, words: target.value })}
          className="w-full resize-y bg-transparent text-base leading-5.25 placeholder:text-ink-faint focus-visible:outline-offset-4 sm:text-sm"
        />
        {parts.length === 0 ? null : <Checks {...{ ticket, text, draft }} />}
      </div>
      <SendBar
        command="reply"
        label={t('compose.send', { person: given })}
        icon={Send}
        isReady={parts.length > 0}
        look={someoneWaits ? 'plain' : 'next'}
      >
        <button
          type="button"
          aria-expanded={hasLines}
          onClick={() => setLines(!hasLines)}
          className="inline-flex min-h-8 items-center gap-2 rounded-md px-1.5 text-xs text-ink-muted hover:bg-hover hover:text-ink max-[59.99875rem]:min-h-11"
        >
          <MessageSquareQuote aria-hidden="true" className="size-4" />
          {t('compose.openLines')}
        </button>
        <label className="flex items-center gap-2 text-xs text-ink-muted">
          {t('compose.promise')}
          <select
            className="h-8 rounded-md border border-edge/60 bg-surface px-2 text-ink max-[59.99875rem]:h-11"
            value={draft.promise ?? ''}
            onChange={({ target }) =>
              onDraft({ ...draft, promise: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('compose.noPromise')}</option>
            {PROMISES.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t('compose.within', { time: lengthOf(seconds) })}
              </option>
            ))}
          </select>
        </label>
      </SendBar>
    </>
  );
}

/** As much of a place as shows which one is meant. */
const SHOWN_LETTERS = 40;

function shortened(place: string): string {
  return place.length > SHOWN_LETTERS ? `${place.slice(0, SHOWN_LETTERS).trimEnd()} …` : place;
}

/** What the reply has and lacks, by the same checks that judge it. */
function Checks({ ticket, text, draft }: Pick<ComposerFormProps, 'ticket' | 'text' | 'draft'>) {
  const { t, i18n } = useTranslation('desk');
  const promise =
    draft.promise === null ? [] : [t('timeline.promise', { time: lengthInWords(draft.promise) })];
  const reply = [...draft.intents.map((id) => text.intent(ticket, id)), draft.words, ...promise].join(' ');
  const checks = checkReply(reply, {
    language: talkLanguage(i18n.resolvedLanguage),
    secrets: [],
    personWrote: text.of(ticket, ticket.opening),
  });
  return (
    <ul
      aria-label={t('compose.checks')}
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2 text-xs"
    >
      {checks.map(({ id, met, places }) => {
        const Icon = met ? Check : Circle;
        const [place] = places;
        const found =
          met || place === undefined ? '' : `: “${shortened(reply.slice(place.start, place.end))}”`;
        return (
          <li
            key={id}
            className={`inline-flex items-center gap-1.5 ${met ? 'text-ink-muted' : 'text-standby'}`}
          >
            <Icon aria-hidden="true" className={`size-3.5 ${met ? 'text-passed' : ''}`} />
            {t(`compose.check.${id}`)}
            {found}
            <span className="sr-only">, {t(met ? 'compose.met' : 'compose.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
