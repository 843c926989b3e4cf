import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { MS_PER_SECOND } from '../../../../core/kernel/time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useServerNow } from '../../../../lib/use-server-now.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { useTestEnd } from '../../../../runs/session/test-end.ts';
import type { LabSession } from '../../session/lab-session.ts';
import { useLab } from '../../store.ts';
import type { BarFigure } from './bench-bar.tsx';

/**
 * The figures of the bar: real time left, bench time and money spent, the ESD strap, and in practice the breaches.
 * Power state is left out in every mode: the learner has to look.
 */
export function useBenchFigures({ store, end }: LabSession): readonly BarFigure[] {
  const { t, i18n } = useTranslation('lab-bench');
  const expiresAt = useTestEnd(end);
  const simSeconds = useLab(store, ({ view }) => view.simSeconds);
  const moneyUsd = useLab(store, ({ view }) => view.ledger.moneyUsd);
  const strap = useLab(store, ({ view }) => view.strap);
  const breaches = useLab(store, ({ view }) => view.tutor?.breaches.length ?? null);
  const dollars = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    // Other locales write US$, which is too wide for phones.
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

/** Real time until the test ends. */
function TimeLeft({ expiresAt }: { readonly expiresAt: string }) {
  const leftMs = Date.parse(expiresAt) - useServerNow(MS_PER_SECOND);
  return clockOf(Math.max(0, Math.ceil(leftMs / MS_PER_SECOND)));
}
