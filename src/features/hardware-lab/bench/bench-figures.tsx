import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MS_PER_SECOND } from '../../../core/kernel/time.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { clockOf } from '../../../runs/clock-of.ts';
import type { LabSession } from '../session/lab-session.ts';
import { useLab } from '../store.ts';
import type { BarFigure } from './bench-bar.tsx';

/**
 * What the bar of a job says: real time left first, bench time and money spent, the strap, and in practice the breaches.
 * Whether the machine is live or switched on is for a look to tell, in every mode.
 */
export function useBenchFigures({ store, expiresAt }: LabSession): readonly BarFigure[] {
  const { t, i18n } = useTranslation('lab-bench');
  const simSeconds = useLab(store, ({ view }) => view.simSeconds);
  const moneyUsd = useLab(store, ({ view }) => view.ledger.moneyUsd);
  const strap = useLab(store, ({ view }) => view.strap);
  const breaches = useLab(store, ({ view }) => view.tutor?.breaches.length ?? null);
  const dollars = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    // Other languages write US$, for which a phone has no room.
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const figures: (BarFigure | null)[] = [
    expiresAt === null
      ? null
      : { id: 'left', label: t('ledger.left'), value: <TimeLeft expiresAt={expiresAt} />, kind: 'clock' },
    { id: 'time', label: t('ledger.time'), value: clockOf(simSeconds), kind: 'reading' },
    { id: 'money', label: t('ledger.money'), value: dollars.format(moneyUsd), kind: 'reading' },
    {
      id: 'strap',
      label: t('ledger.strap'),
      value: t(`ledger.strapIs.${strap}`),
      kind: 'word',
      isMinor: true,
    },
    breaches === null
      ? null
      : {
          id: 'safety',
          label: t('ledger.safety'),
          value: breaches === 0 ? t('ledger.safe') : t('ledger.breaches', { count: breaches }),
          ...(breaches === 0 ? { short: t('ledger.safeShort') } : {}),
          kind: 'word',
          tone: breaches === 0 ? 'good' : 'bad',
          icon: breaches === 0 ? ShieldCheck : TriangleAlert,
        },
  ];
  return figures.filter((figure) => figure !== null);
}

/** Real time until a test ends. */
function TimeLeft({ expiresAt }: { readonly expiresAt: string }) {
  const leftMs = Date.parse(expiresAt) - useServerNow(MS_PER_SECOND);
  return clockOf(Math.max(0, Math.ceil(leftMs / MS_PER_SECOND)));
}
