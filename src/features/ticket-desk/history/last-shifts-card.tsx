import { useId } from 'react';
import { TICKET_PARTS } from '../../../core/ticketing/assessment/ticket-weights.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { LastShifts } from './last-shifts.ts';

/** The seven dimensions over the last shifts; the weakest stands out. */
export function LastShiftsCard({
  shifts: { count, median, parts, weakest },
}: {
  readonly shifts: LastShifts;
}) {
  const { t } = useTranslation('desk-home');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="chamfer grid gap-3 border border-line bg-surface p-5 shadow-rest"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('last.title', { count })}
        </h2>
        <span className="text-xs text-ink-muted">{t('last.median', { score: median })}</span>
      </header>
      <dl className="grid gap-1.5 text-sm">
        {TICKET_PARTS.map((part) => (
          <div key={part} className="grid grid-cols-[1fr_6.5rem_2rem] items-center gap-3">
            <dt className={classNames(part === weakest ? 'font-semibold' : 'text-ink-muted')}>
              {t(`part.${part}`)}
              {part === weakest ? <span className="sr-only">, {t('last.weakest')}</span> : null}
            </dt>
            <dd aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
              <div
                className={classNames('h-full rounded-full', part === weakest ? 'bg-copper' : 'bg-ink-muted')}
                style={{ inlineSize: `${parts[part]}%` }}
              />
            </dd>
            <dd className="reading text-end font-semibold">{parts[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
