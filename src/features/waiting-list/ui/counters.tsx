import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OFFER_DAYS } from '../../../core/contracts/message-forms.ts';
import { formatDay } from '../../../lib/format.ts';

const DAY_MS = 86_400_000;

/** How many wait, and how long an offer stands that is taken today. */
export function Counters({ waiting }: { readonly waiting: number }) {
  const { t } = useTranslation('waiting-list');
  const [offerEnd] = useState(() => formatDay(new Date(Date.now() + OFFER_DAYS * DAY_MS)));
  return (
    <dl className="grid grid-cols-2 border-y border-line">
      <div className="ticks flex flex-col-reverse justify-end gap-1 py-5 pe-5">
        <dt className="text-sm text-ink-muted">{t('counters.waiting')}</dt>
        <dd className="reading text-4xl font-medium" aria-live="polite">
          {`${waiting}+`}
        </dd>
      </div>
      <div className="ticks flex flex-col-reverse justify-end gap-1 border-s border-line py-5 ps-5">
        <dt className="text-sm text-ink-muted">
          {t('counters.daysLeft')}
          <span className="block text-ink-faint">{t('counters.until', { day: offerEnd })}</span>
        </dt>
        <dd className="reading text-4xl font-medium">{OFFER_DAYS}</dd>
      </div>
    </dl>
  );
}
