import { Hourglass } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Whole hours left of the trial plan; the caller updates the number every minute. */
export function TrialCountdown({ hoursLeft }: { readonly hoursLeft: number }) {
  const { t } = useTranslation('workspace');
  const text = t('trial.hoursLeft', { count: hoursLeft });
  return (
    <p
      title={text}
      className="flex items-center gap-3 rounded-md border border-line bg-sunken px-3 py-2 text-sm in-data-[sidebar=collapsed]:md:justify-center in-data-[sidebar=collapsed]:md:border-0 in-data-[sidebar=collapsed]:md:bg-transparent in-data-[sidebar=collapsed]:md:px-0"
    >
      <Hourglass aria-hidden="true" className="size-4 shrink-0 text-standby" />
      <span className="flex min-w-0 grow items-baseline justify-between gap-2 in-data-[sidebar=collapsed]:md:sr-only">
        <span className="text-ink-muted">{t('trial.title')}</span>
        <span className="reading font-medium">{text}</span>
      </span>
    </p>
  );
}
