import { Star } from 'lucide-react';
import type { Satisfaction } from '../../../core/ticketing/assessment/satisfaction.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const ALL = [1, 2, 3, 4, 5] as const;

/** What the person answers to the survey, and why, in their own words. */
export function TicketSatisfaction({ satisfaction }: { readonly satisfaction: Satisfaction }) {
  const { t } = useTranslation('desk');
  const { stars, reasons } = satisfaction;
  return (
    <div className="grid gap-2">
      <h3 className="silk text-ink-muted">{t('satisfaction.title')}</h3>
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className="flex">
          {ALL.map((place) => (
            <Star key={place} className={`size-4 ${place <= stars ? 'fill-current' : 'text-ink-faint'}`} />
          ))}
        </span>
        <span className="reading text-sm">{t('satisfaction.stars', { stars })}</span>
      </p>
      <ul className="grid gap-1 text-sm text-ink-muted">
        {reasons.map((reason) => (
          <li key={reason}>{t(`satisfaction.reason.${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
}
