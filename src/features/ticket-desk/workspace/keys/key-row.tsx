import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { KeyAct } from '../../model/desk-keys.ts';
import { useKeyName } from './key-name.ts';
import { useKeySettings } from './key-settings.tsx';

/** Keys that only change what others write, and those that lead away. */
const NOT_MEANT: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Dead',
  'Tab',
  'Escape',
]);

export interface KeyRowProps {
  readonly act: KeyAct;
  /** The next key is its new one. */
  readonly isAsked: boolean;
  /** Chosen by the person. */
  readonly isOwn: boolean;
  onAsk(act: KeyAct | null): void;
  onPress(act: KeyAct, key: string): void;
}

/** What a key does, and the key as a button: pressed, it takes the next key. */
export function KeyRow({ act, isAsked, isOwn, onAsk, onPress }: KeyRowProps) {
  const { t } = useTranslation('desk');
  const name = useKeyName()(act);
  const key = useKeySettings().keys[act].toUpperCase();
  const listen = (event: KeyboardEvent): void => {
    if (!isAsked || NOT_MEANT.has(event.key)) return;
    // The button must not have it too.
    event.preventDefault();
    onPress(act, event.key);
  };
  return (
    <li className="flex min-h-8 items-center justify-between gap-3 text-[0.8125rem] pointer-coarse:min-h-11">
      <span className="text-ink-muted">{name}</span>
      <button
        type="button"
        aria-label={t('keys.changeOf', { act: name, key })}
        aria-pressed={isAsked}
        onClick={() => onAsk(isAsked ? null : act)}
        onBlur={() => (isAsked ? onAsk(null) : undefined)}
        onKeyDown={listen}
        className={classNames(
          'reading min-h-6.5 min-w-7 shrink-0 rounded-sm border px-1.5 text-center text-xs hover:border-ink hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:min-w-11',
          isAsked ? 'border-copper-text bg-hover' : isOwn ? 'border-ink font-medium' : 'border-edge',
        )}
      >
        {isAsked ? '…' : key}
      </button>
    </li>
  );
}
