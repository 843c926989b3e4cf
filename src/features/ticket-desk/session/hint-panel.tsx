import { Lightbulb } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { HINT_LEVELS } from '../../../core/ticketing/model/state.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Hints } from '../../../runs/practice/hints.ts';
import { useHintsAgain } from '../../../runs/practice/use-hints-again.ts';
import { useWords } from '../../../runs/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { type DeskStore, useDesk } from '../store.ts';

export interface HintPanelProps {
  readonly store: DeskStore;
  readonly hints: Hints;
}

/** Asks for the next of three hints; each costs a few seconds of the shift and some points. */
export function HintButton({ store, hints }: HintPanelProps) {
  const { t } = useTranslation('desk-home');
  const { isAsking } = useSyncExternalStore(hints.subscribe, hints.read);
  const next = useDesk(store, ({ view }) => HINT_LEVELS[view.hints.length]);
  return next === undefined ? null : (
    <Button variant="ghost" size="sm" isBusy={isAsking} onClick={() => void hints.ask()}>
      <Lightbulb aria-hidden="true" />
      <span className="max-[1560px]:sr-only">{t(`session.hint.ask${next}`)}</span>
    </Button>
  );
}

/** The hints that were given. */
export function GivenHints({ store, hints }: HintPanelProps) {
  const { t } = useTranslation(['desk-home', 'runs']);
  const wordsIn = useWords();
  const { words, failure } = useSyncExternalStore(hints.subscribe, hints.read);
  const count = useDesk(store, ({ view }) => view.hints.length);
  const given = words.slice(0, count);
  useHintsAgain(hints);
  return (
    <div
      role="status"
      aria-label={t('session.hint.given')}
      className="max-h-40 shrink-0 overflow-y-auto border-b border-line bg-surface px-4 py-2 text-[0.8125rem] empty:sr-only"
    >
      {given.length === 0 ? null : (
        <ol className="grid gap-1.5">
          {given.map((hint) => (
            <li key={wordsIn(hint)} className="border-s-2 border-copper ps-2.5">
              {wordsIn(hint)}
            </li>
          ))}
        </ol>
      )}
      {failure === null ? null : (
        <p className="text-ink-muted">
          {failure === 'offline' ? t('runs:hint.offline') : t(`runs:message.cause.${failure}`)}
        </p>
      )}
    </div>
  );
}
