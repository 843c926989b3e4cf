import { OFFER_DAYS } from '../../../core/contracts/message-forms.ts';
import { MS_PER_DAY } from '../../../core/kernel/time.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatCount } from '../../../lib/format.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';

/** The number of people on the list, and how long the current offer lasts. */
export function Counters({ waiting }: { readonly waiting: number }) {
  const { t } = useTranslation('waiting-list');
  // Only after hydration: the page may have been prerendered on another day. Until then the line's space is reserved.
  const isRead = useIsHydrated();
  const offerEnd = isRead ? formatDay(new Date(Date.now() + OFFER_DAYS * MS_PER_DAY)) : 'Jan 00, 0000';
  return (
    <dl className="grid grid-cols-2 border-y border-line">
      <div className="ticks flex flex-col-reverse justify-end gap-1 py-5 pe-5">
        <dt className="text-sm text-ink-muted">{t('counters.waiting')}</dt>
        <dd className="reading text-4xl font-medium" aria-live="polite">
          {`${formatCount(waiting)}+`}
        </dd>
      </div>
      <div className="ticks flex flex-col-reverse justify-end gap-1 border-s border-line py-5 ps-5">
        <dt className="text-sm text-ink-muted">
          {t('counters.daysLeft')}
          <span className={classNames('block text-ink-faint', !isRead && 'invisible')}>
            {t('counters.until', { day: offerEnd })}
          </span>
        </dt>
        <dd className="reading text-4xl font-medium">{OFFER_DAYS}</dd>
      </div>
    </dl>
  );
}
