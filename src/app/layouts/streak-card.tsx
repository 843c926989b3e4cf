import { Flame } from 'lucide-react';
import { formatTimeLeft, streakRingPercent, timeLeftParts } from '../../core/billing/streak.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatTimeSpan } from '../../lib/format.ts';
import { Ring } from '../../ui/ring.tsx';

/**
 * Time left of the Expert plan as days:hours:minutes (spec section 2); the subscription clock updates it every
 * minute.
 */
export function StreakCard({ timeLeftMs }: { readonly timeLeftMs: number }) {
  const { t } = useTranslation('workspace');
  const percent = Math.round(streakRingPercent(timeLeftMs));
  return (
    <section
      aria-label={t('streak.timeLeft')}
      className="chamfer flex items-center gap-3 border border-line bg-sunken p-3 in-data-[sidebar=collapsed]:md:justify-center in-data-[sidebar=collapsed]:md:border-0 in-data-[sidebar=collapsed]:md:bg-transparent in-data-[sidebar=collapsed]:md:p-0"
    >
      <Ring
        percent={percent}
        label={t('streak.ring', { percent })}
        className="in-data-[sidebar=collapsed]:md:size-9"
      >
        <Flame aria-hidden="true" className="size-4 text-copper-text" />
      </Ring>
      <div className="min-w-0 in-data-[sidebar=collapsed]:md:sr-only">
        <p>
          <span aria-hidden="true" className="reading block text-xl font-medium">
            {formatTimeLeft(timeLeftMs)}
          </span>
          <span aria-hidden="true" className="block text-xs text-ink-muted">
            {t('streak.units')}
          </span>
          <span className="sr-only">{formatTimeSpan(timeLeftParts(timeLeftMs))}</span>
        </p>
        <p className="text-xs text-ink-muted">{t('streak.text')}</p>
      </div>
    </section>
  );
}
