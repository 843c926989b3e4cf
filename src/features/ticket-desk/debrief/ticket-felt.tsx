import { useTranslation } from 'react-i18next';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import { classNames } from '../../../lib/class-names.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** How the person rates the desk, and why. */
export function TicketFelt({ ticket: { person, satisfaction } }: { readonly ticket: TicketReport }) {
  const { t } = useTranslation('desk-debrief');
  const { stars, reasons } = satisfaction;
  return (
    <>
      <h3 id="desk-felt" className="font-semibold">
        {t('felt.title', { person })}
      </h3>
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="flex gap-1">
          {STARS.map((star) => (
            <span
              key={star}
              className={classNames('h-1.5 w-6 rounded-full', star <= stars ? 'bg-ink-muted' : 'bg-line')}
            />
          ))}
        </span>
        <span className="reading text-sm font-medium">{t('felt.stars', { stars })}</span>
      </p>
      {reasons.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('felt.none')}</p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{t(`felt.reason.${reason}`)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
