import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import { EXAM_DAYS } from '../../../core/assessment/certificate/tracks.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { Exam } from '../model/exam.ts';
import { useExamDates } from './use-exam-dates.ts';

/** The days of an exam that has opened: which one today is, and which are left. */
export function DayStrip({
  exam: { opensAt },
  nowMs,
}: {
  readonly exam: Pick<Exam, 'opensAt'>;
  readonly nowMs: number;
}) {
  const { t } = useTranslation('certificates');
  const dates = useExamDates();
  const first = startOfDay(opensAt);
  const today = differenceInCalendarDays(nowMs, first);
  const days = Array.from({ length: EXAM_DAYS }, (_, at) => addDays(first, at));
  return (
    <div className="grid max-w-md gap-2">
      <p className="text-sm font-medium">{t('sessions.day', { day: today + 1, days: EXAM_DAYS })}</p>
      <ol aria-hidden="true" className="grid grid-cols-7 gap-0.5">
        {days.map((day, at) => (
          <li
            key={day.getTime()}
            className={classNames(
              'grid min-h-11 place-items-center rounded-xs border text-center',
              at === today ? 'border-copper-text' : 'border-transparent',
              at < today ? 'bg-sunken text-ink-faint' : 'bg-copper-soft',
            )}
          >
            <span>
              <span className="block text-xs">{dates.weekday(day)}</span>
              <span className="reading block text-sm">{day.getDate()}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
