import { addDays, startOfDay } from 'date-fns';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { closesAt, examFor, type HeldCertificate } from '../../../core/assessment/certificate/booking.ts';
import {
  BOOK_AHEAD_DAYS,
  EXAM_DAYS,
  EXAM_RULES,
  sessionMinutes,
} from '../../../core/assessment/certificate/tracks.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { Exam } from '../model/exam.ts';
import type { ExamCall } from '../model/use-exam-call.ts';
import { DayPicker } from './day-picker.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useExamDates } from './use-exam-dates.ts';

export interface BookingCardProps {
  readonly track: ExamTrack;
  /** The exam that is booked and can be moved; null for none. */
  readonly booked: Exam | null;
  /** The certificate that may be renewed; null for none. */
  readonly held: HeldCertificate | null;
  /** When the next try may open, ms since 1970; 0: at once. */
  readonly opensFrom: number;
  readonly nowMs: number;
  readonly call: ExamCall;
  /** Leads to a test, which has the conditions of a session. */
  readonly trial: ReactNode;
}

/** Books an exam or moves it: its first day and how long its sessions are. */
export function BookingCard({ track, booked, held, opensFrom, nowMs, call, trial }: BookingCardProps) {
  const { t } = useTranslation('certificates');
  const dates = useExamDates();
  // The day on which a try opens has begun before it.
  const earliest = startOfDay(opensFrom > nowMs ? addDays(opensFrom, 1) : nowMs);
  const [day, setDay] = useState(() => startOfDay(booked?.opensAt ?? earliest));
  const [minutes, setMinutes] = useState(booked?.minutes ?? EXAM_RULES[track].sessionMinutes);
  const opensAt = day.getTime();
  const kind = examFor(track, held, opensAt) === 'renewal' ? 'renewal' : 'whole';
  const end = new Date(closesAt(opensAt) - 1);
  const name = t(`track.${track}`);
  const book = (event: FormEvent): void => {
    event.preventDefault();
    void call.send({ action: 'book', track, opensAt: day.toISOString(), minutes });
  };
  return (
    <Card>
      <form onSubmit={book}>
        <CardHeader>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <CardTitle>{t(booked === null ? `book.title.${kind}` : 'book.move', { track: name })}</CardTitle>
            <p className="text-sm text-ink-muted">{t('book.form', { form: EXAM_RULES[track][kind].form })}</p>
          </div>
          <p className="text-sm text-ink-muted">{t(`book.${track}.text`, { days: EXAM_DAYS })}</p>
        </CardHeader>
        <CardBody className="grid gap-5">
          <DayPicker
            label={t('book.day')}
            value={day}
            spanDays={EXAM_DAYS}
            earliest={earliest}
            latest={startOfDay(addDays(nowMs, BOOK_AHEAD_DAYS))}
            onChange={setDay}
          />
          <p>
            <strong className="font-semibold">
              {t('book.span', { from: dates.withWeekday(day), to: dates.withWeekday(end) })}
            </strong>{' '}
            <span className="text-ink-muted">{t(`book.${track}.movable`)}</span>
          </p>
          <Field label={t(`book.${track}.length`)} hint={t('book.lengthHint')} className="max-w-md">
            {(control) => (
              <NativeSelect
                {...control}
                value={minutes}
                onChange={({ target }) => setMinutes(Number(target.value))}
              >
                {sessionMinutes(track).map((choice) => (
                  <option key={choice} value={choice}>
                    {t('book.minutes', { count: choice })}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <ProblemNote problem={call.problem} />
        </CardBody>
        <CardFooter>
          <Button
            type="submit"
            variant={booked === null ? 'primary' : 'secondary'}
            isBusy={call.isBusy}
            busyLabel={t('busy')}
          >
            {booked === null
              ? t('book.book', { from: dates.short(day), to: dates.short(end) })
              : t('book.keep')}
          </Button>
          {booked === null ? (
            <>
              {trial}
              <p className="text-sm text-ink-muted">{t('book.trialHint')}</p>
            </>
          ) : (
            <Button
              variant="secondary"
              disabled={call.isBusy}
              onClick={() => void call.send({ action: 'cancel', examId: booked.id })}
            >
              {t('book.cancel')}
            </Button>
          )}
        </CardFooter>
      </form>
    </Card>
  );
}
