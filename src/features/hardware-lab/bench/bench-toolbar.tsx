import { CircleHelp, ClipboardCheck, House, Undo2, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabMode } from '../../../core/hardware/vocabulary.ts';
import { MS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { Button } from '../../../ui/button.tsx';
import { type LabStore, useLab } from '../store.ts';
import { clockOf } from './clock-of.ts';
import { LedgerEntry } from './ledger-entry.tsx';
import { SafetyState } from './safety-state.tsx';

export interface BenchToolbarProps {
  readonly store: LabStore;
  readonly mode: LabMode;
  /** ISO, by the server's clock; null where no clock runs. */
  readonly expiresAt: string | null;
  readonly isSoundOn: boolean;
  /** Null where nothing can be taken back. */
  readonly onUndo: (() => void) | null;
  onSound(): void;
  onHelp(): void;
  onClose(): void;
  onLeave(): void;
}

/** Bench time and money spent, what is live and who is tied to metal, and the buttons of the run. */
export function BenchToolbar({ store, mode, expiresAt, isSoundOn, onUndo, ...on }: BenchToolbarProps) {
  const { t, i18n } = useTranslation('lab-bench');
  const simSeconds = useLab(store, ({ view }) => view.simSeconds);
  const moneyUsd = useLab(store, ({ view }) => view.ledger.moneyUsd);
  const dollars = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const hasActed = useLab(store, ({ commands }) => commands.length > 0);
  const Speaker = isSoundOn ? Volume2 : VolumeX;
  return (
    <div
      data-bar=""
      className="flex items-center gap-x-1 border-b border-line bg-surface px-3 py-1.5 sm:gap-x-3"
    >
      <p className="silk text-copper-text max-sm:hidden">{t(`mode.${mode}`)}</p>
      <dl data-tour="ledger" className="flex grow flex-wrap items-baseline gap-x-4 text-xs">
        <LedgerEntry isFigure label={t('ledger.time')}>
          {clockOf(simSeconds)}
        </LedgerEntry>
        <LedgerEntry isFigure label={t('ledger.money')}>
          {dollars.format(moneyUsd)}
        </LedgerEntry>
        {expiresAt === null ? null : <TimeLeft expiresAt={expiresAt} />}
        <SafetyState store={store} />
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
        className="size-9 pointer-coarse:size-11"
        aria-pressed={isSoundOn}
        aria-label={t('sound')}
        onClick={on.onSound}
      >
        <Speaker aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="size-9 pointer-coarse:size-11"
        aria-label={t('help.open')}
        onClick={on.onHelp}
      >
        <CircleHelp aria-hidden="true" />
      </Button>
      {mode === 'explore' ? null : (
        <Button size="sm" variant="secondary" data-tour="close" onClick={on.onClose}>
          <ClipboardCheck aria-hidden="true" />
          <span className="max-md:sr-only">{t('closeJob')}</span>
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={on.onLeave}>
        <House aria-hidden="true" className="md:hidden" />
        <span className="max-md:sr-only">{t('leave')}</span>
      </Button>
    </div>
  );
}

const TICK_MS = 10_000;

/** Real time until a test ends, in whole minutes. */
function TimeLeft({ expiresAt }: { readonly expiresAt: string }) {
  const { t } = useTranslation('lab-bench');
  const leftMs = Date.parse(expiresAt) - useServerNow(TICK_MS);
  return (
    <LedgerEntry isFigure label={t('ledger.left')}>
      {t('ledger.minutes', { minutes: Math.max(0, Math.ceil(leftMs / MS_PER_MINUTE)) })}
    </LedgerEntry>
  );
}
