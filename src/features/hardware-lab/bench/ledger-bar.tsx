import { CircleHelp, ClipboardCheck, Volume2, VolumeX, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { type LabStore, useLab } from '../store.ts';
import type { LabMode } from '../../../core/hardware/vocabulary.ts';
import { clockOf } from './clock-of.ts';

export interface LedgerBarProps {
  readonly store: LabStore;
  readonly mode: LabMode;
  readonly isSoundOn: boolean;
  /** Null where nothing can be taken back. */
  readonly onUndo: (() => void) | null;
  onSound(): void;
  onHelp(): void;
  onClose(): void;
  onLeave(): void;
}

/** Bench time and money spent, and the buttons of the run. */
export function LedgerBar({ store, mode, isSoundOn, onUndo, ...on }: LedgerBarProps) {
  const { t } = useTranslation('lab-bench');
  const simSeconds = useLab(store, ({ view }) => view.simSeconds);
  const hasActed = useLab(store, ({ commands }) => commands.length > 0);
  const Speaker = isSoundOn ? Volume2 : VolumeX;
  return (
    <header className="flex items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
      <p className="silk text-copper-text max-sm:hidden">{t(`mode.${mode}`)}</p>
      <dl data-tour="ledger" className="flex grow flex-wrap items-baseline gap-x-4 text-xs">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-ink-muted max-sm:sr-only">{t('ledger.time')}</dt>
          <dd className="reading text-sm font-semibold">{clockOf(simSeconds)}</dd>
        </div>
      </dl>
      {onUndo === null ? null : (
        <Button variant="ghost" size="sm" disabled={!hasActed} onClick={onUndo} aria-keyshortcuts="u">
          <Undo2 aria-hidden="true" />
          <span className="max-md:sr-only">{t('undo')}</span>
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        className="size-9"
        aria-pressed={isSoundOn}
        aria-label={t('sound')}
        onClick={on.onSound}
      >
        <Speaker aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon" className="size-9" aria-label={t('help.open')} onClick={on.onHelp}>
        <CircleHelp aria-hidden="true" />
      </Button>
      {mode === 'explore' ? null : (
        <Button size="sm" data-tour="close" onClick={on.onClose}>
          <ClipboardCheck aria-hidden="true" />
          {t('closeJob')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={on.onLeave}>
        {t('leave')}
      </Button>
    </header>
  );
}
