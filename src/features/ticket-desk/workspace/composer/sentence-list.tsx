import { type KeyboardEvent, useState } from 'react';
import type { TicketView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { SENTENCE_SETS, type SentenceSet, sentencesIn } from '../../model/sentences.ts';
import type { DeskText } from '../../texts/use-desk-text.ts';
import { KeyCap } from '../keys/key-cap.tsx';

/** As many as have a key. */
const SHOWN = 6;

export interface SentenceListProps {
  readonly ticket: TicketView;
  readonly text: DeskText;
  /** Those that are in the reply already. */
  readonly chosen?: readonly string[];
  onChoose(intent: string): void;
}

/** What can be said, as buttons: four kinds of sentences, six at a time, with the keys 1 to 6 while the list has the focus. */
export function SentenceList({ ticket, text, chosen = [], onChoose }: SentenceListProps) {
  const { t } = useTranslation('desk');
  const [set, setSet] = useState<SentenceSet>('ticket');
  const [page, setPage] = useState(0);
  const all = sentencesIn(ticket.intents, set);
  const shown = all.slice(page * SHOWN, (page + 1) * SHOWN);
  const pages = Math.ceil(all.length / SHOWN);
  const byKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const intent = shown[Number(event.key) - 1];
    if (intent === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(intent.id);
  };
  return (
    <div className="@container grid gap-2">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t('compose.set')}</legend>
        {SENTENCE_SETS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === set}
            onClick={() => {
              setSet(one);
              setPage(0);
            }}
            className={classNames(
              'rounded-sm px-2 py-1 text-xs font-medium pointer-coarse:min-h-11',
              one === set ? 'bg-hover text-ink' : 'text-ink-muted hover:text-ink',
            )}
          >
            {t(`compose.sets.${one}`)}
          </button>
        ))}
        {pages < 2 ? null : (
          <button
            type="button"
            data-repeat
            onClick={() => setPage((page + 1) % pages)}
            className="reading ms-auto rounded-sm px-2 py-1 text-xs text-ink-muted hover:text-ink pointer-coarse:min-h-11"
          >
            {t('compose.more')} {page + 1}/{pages}
          </button>
        )}
      </fieldset>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons inside */}
      <div onKeyDown={byKey} data-digits="own">
        <ul
          aria-label={t('compose.lines')}
          title={t('compose.linesHelp')}
          className="grid gap-1.5 @min-[26rem]:grid-cols-2"
        >
          {shown.map(({ id, label }, index) => (
            <li key={id} className="grid">
              <button
                type="button"
                aria-pressed={chosen.includes(id) ? true : undefined}
                onClick={() => onChoose(id)}
                className={classNames(
                  'flex min-h-8 items-center gap-2 rounded-md border px-2.5 py-1 text-start text-[0.8125rem] leading-4.5 hover:bg-hover max-[59.99875rem]:min-h-11',
                  chosen.includes(id) ? 'border-probe-mark bg-probe-soft' : 'border-edge/60 bg-surface',
                )}
              >
                <KeyCap>{index + 1}</KeyCap>
                {text.of(ticket, label)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
