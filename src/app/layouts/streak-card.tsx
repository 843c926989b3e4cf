import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeLeft, STREAK_REFRESH_MS, streakRingPercent } from '../../core/billing/streak.ts';
import { Ring } from '../../ui/ring.tsx';

/** Time left of the Expert plan as days:hours:minutes, anew every minute (spec section 2). */
export function StreakCard({ timeLeftMs }: { readonly timeLeftMs: number }) {
  const { t } = useTranslation('workspace');
  const leftMs = useTimeRunningDown(timeLeftMs);
  const percent = Math.round(streakRingPercent(leftMs));
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
        <p className="reading text-xl font-medium" title={t('streak.units')}>
          {formatTimeLeft(leftMs)}
        </p>
        <p className="text-xs text-ink-muted">{t('streak.text')}</p>
      </div>
    </section>
  );
}

/** What is left of a span that was given once: measured by the clock, so a sleeping laptop does not stop it. */
function useTimeRunningDown(givenMs: number): number {
  const [left, setLeft] = useState({ givenMs, ms: givenMs });
  useEffect(() => {
    const endsAt = Date.now() + givenMs;
    const refresh = (): void => setLeft({ givenMs, ms: Math.max(0, endsAt - Date.now()) });
    const timer = setInterval(refresh, STREAK_REFRESH_MS);
    return () => clearInterval(timer);
  }, [givenMs]);
  return left.givenMs === givenMs ? left.ms : givenMs;
}
