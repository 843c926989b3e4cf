import type { RhythmDay } from '../../../core/assessment/rhythm.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { DayMark } from './day-mark.tsx';
import { useDates } from './use-dates.ts';

/** The days of a week, each with what was done in words for who does not see the marks. */
export function WeekDays({ days }: { readonly days: readonly RhythmDay[] }) {
  const { t } = useTranslation('rhythm');
  const { weekday } = useDates();
  return (
    <ol className="-mx-1 grid grid-cols-7">
      {days.map(({ date, when, done }) => (
        <li
          key={date}
          aria-current={when === 'today' ? 'date' : undefined}
          className={classNames(
            'grid justify-items-center gap-1.5 rounded-sm py-2',
            when === 'today' ? 'bg-hover text-ink' : 'text-ink-muted',
          )}
        >
          <span className="reading text-xs">{weekday(date)}</span>
          <DayMark when={when} done={done} />
          <span className="sr-only">
            {done.length > 0
              ? t('day.done', { what: done.map((kind) => t(`work.${kind}`)).join(', ') })
              : t(`day.${when}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
