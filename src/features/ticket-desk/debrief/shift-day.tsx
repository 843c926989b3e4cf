import type { ShiftReport } from '../../../core/ticketing/assessment/shift-report.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { clockTime } from '../texts/desk-time.ts';
import { axisTicks } from './axis-ticks.ts';

export interface ShiftDayProps {
  readonly report: ShiftReport;
  readonly endsAt: number;
  onShow(number: string): void;
}

/** The day's arrivals as a line, each with the score that its ticket got in the end. */
export function ShiftDay({ report: { tickets, startedAt }, endsAt, onShow }: ShiftDayProps) {
  const { t } = useTranslation('desk-debrief');
  const share = (at: number): string => `${(100 * (at - startedAt)) / (endsAt - startedAt)}%`;
  return (
    <section aria-labelledby="desk-day" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="desk-day" className="text-lg font-semibold">
          {t('day.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('day.text', { count: tickets.length })}</p>
      </div>
      <div className="border border-line bg-surface px-6 pt-4 pb-3 shadow-rest max-sm:px-4">
        <div aria-hidden="true" className="relative h-10 border-b border-edge">
          {tickets.map(({ number, times, score, faults }) => (
            <button
              key={number}
              type="button"
              tabIndex={-1}
              style={{ insetInlineStart: share(times.arrivedAt) }}
              className="absolute bottom-0 grid -translate-x-1/2 justify-items-center gap-1"
              onClick={() => onShow(number)}
            >
              <span className={classNames('reading text-xs', faults.length > 0 && 'text-fault')}>
                {score}
              </span>
              <span className={classNames('h-3 w-1', faults.length > 0 ? 'bg-fault-mark' : 'bg-ink-muted')} />
            </button>
          ))}
        </div>
        <div aria-hidden="true" className="relative h-5">
          {axisTicks(startedAt, endsAt).map((at) => (
            <span
              key={at}
              style={{ insetInlineStart: share(at) }}
              className="reading absolute top-1 -translate-x-1/2 text-2xs text-ink-muted"
            >
              {clockTime(at)}
            </span>
          ))}
        </div>
        <ol className="sr-only">
          {tickets.map(({ number, person, score, times }) => (
            <li key={number}>{t('day.one', { number, person, score, at: clockTime(times.arrivedAt) })}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
