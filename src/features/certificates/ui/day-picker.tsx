import { addDays, addWeeks, isSameDay, startOfISOWeek } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { useExamDates } from './use-exam-dates.ts';

const DAYS_A_WEEK = 7;
const WEEKS_SHOWN = 4;
const WEEKS_A_STEP = 3;

export interface DayPickerProps {
  readonly label: string;
  /** The chosen first day; days are their beginnings where the person is. */
  readonly value: Date;
  /** So many days from it on are marked. */
  readonly spanDays: number;
  readonly earliest: Date;
  readonly latest: Date;
  onChange(day: Date): void;
}

/** Weeks to pick a first day from: one radio button a day, the days that follow from it marked. */
export function DayPicker({ label, value, spanDays, earliest, latest, onChange }: DayPickerProps) {
  const { t } = useTranslation('certificates');
  const dates = useExamDates();
  const name = useId();
  const [top, setTop] = useState(() => startOfISOWeek(value));
  const days = Array.from({ length: DAYS_A_WEEK * WEEKS_SHOWN }, (_, at) => addDays(top, at));
  const end = addDays(value, spanDays - 1);
  const move = (weeks: number): void => setTop(addWeeks(top, weeks));
  return (
    <div className="grid max-w-md gap-2">
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm font-medium">
          {dates.months(top, days.at(-1) ?? top)}
        </p>
        <div className="flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('book.earlier')}
            disabled={top <= startOfISOWeek(earliest)}
            onClick={() => move(-WEEKS_A_STEP)}
          >
            <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('book.later')}
            disabled={addWeeks(top, WEEKS_SHOWN) > latest}
            onClick={() => move(WEEKS_A_STEP)}
          >
            <ChevronRight aria-hidden="true" className="rtl:rotate-180" />
          </Button>
        </div>
      </div>
      <div role="radiogroup" aria-label={label} className="grid grid-cols-7 gap-0.5">
        {days.slice(0, DAYS_A_WEEK).map((day) => (
          <span key={day.getDay()} aria-hidden="true" className="py-1 text-center text-xs text-ink-muted">
            {dates.weekday(day)}
          </span>
        ))}
        {days.map((day) => {
          const isOffered = day >= earliest && day <= latest;
          const look = classNames(
            'reading grid min-h-9 place-items-center rounded-xs border text-sm pointer-coarse:min-h-11',
            isSameDay(day, end) ? 'border-copper-text' : 'border-transparent',
            isSameDay(day, value)
              ? 'bg-copper font-semibold text-on-copper'
              : day > value && day <= end
                ? 'bg-copper-soft'
                : isOffered
                  ? 'hover:bg-hover'
                  : 'text-ink-faint',
          );
          return isOffered ? (
            <label
              key={day.getTime()}
              className={classNames(
                look,
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              )}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                aria-label={dates.full(day)}
                checked={isSameDay(day, value)}
                onChange={() => onChange(day)}
              />
              <span aria-hidden="true">{day.getDate()}</span>
            </label>
          ) : (
            <span key={day.getTime()} aria-hidden="true" className={look}>
              {day.getDate()}
            </span>
          );
        })}
      </div>
    </div>
  );
}
