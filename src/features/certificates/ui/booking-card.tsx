import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { closesAt } from '../../../core/assessment/certificate/booking.ts';
import { BOOK_AHEAD_DAYS, EXAM_RULES, sessionMinutes } from '../../../core/assessment/certificate/tracks.ts';
import { MS_PER_DAY } from '../../../core/kernel/time.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { Exam } from '../model/exam.ts';
import type { ExamCall } from '../model/use-exam-call.ts';
import { ProblemNote } from './problem-note.tsx';

/** The day of a moment where the person is, as a date input has it. */
function dayOf(ms: number): string {
  const date = new Date(ms);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** When a day begins where the person is, ms since 1970; NaN for no day. */
function beginningOf(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}

export interface BookingCardProps {
  readonly track: ExamTrack;
  /** The exam that is booked and can be moved; null for none. */
  readonly booked: Exam | null;
  /** When the next try may open, ms since 1970; 0: at once. */
  readonly opensFrom: number;
  readonly nowMs: number;
  readonly call: ExamCall;
}

/** Books an exam or moves it: its first day and how long its sessions are. */
export function BookingCard({ track, booked, opensFrom, nowMs, call }: BookingCardProps) {
  const { t } = useTranslation('certificates');
  const earliest = opensFrom > nowMs ? opensFrom + MS_PER_DAY : nowMs;
  const [day, setDay] = useState(dayOf(booked?.opensAt ?? earliest));
  const [minutes, setMinutes] = useState(booked?.minutes ?? EXAM_RULES[track].sessionMinutes);
  const opensAt = beginningOf(day);
  const isDay = !Number.isNaN(opensAt);
  const span = isDay
    ? {
        from: formatDay(new Date(opensAt)) ?? day,
        to: formatDay(new Date(closesAt(opensAt) - MS_PER_DAY)) ?? day,
      }
    : null;
  const book = (event: FormEvent): void => {
    event.preventDefault();
    if (isDay) void call.send({ action: 'book', track, opensAt: new Date(opensAt).toISOString(), minutes });
  };
  return (
    <Card>
      <form onSubmit={book}>
        <CardHeader>
          <CardTitle>
            {t(booked === null ? 'book.title' : 'book.move', { track: t(`track.${track}`) })}
          </CardTitle>
          <p className="text-sm text-ink-muted">{t(`book.${track}.text`)}</p>
        </CardHeader>
        <CardBody className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('book.day')} hint={span === null ? undefined : t(`book.${track}.span`, span)}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  required
                  min={dayOf(earliest)}
                  max={dayOf(nowMs + BOOK_AHEAD_DAYS * MS_PER_DAY)}
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
              )}
            </Field>
            <Field label={t(`book.${track}.length`)} hint={t('book.lengthHint')}>
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
          </div>
          <ProblemNote problem={call.problem} />
        </CardBody>
        <CardFooter>
          <Button
            type="submit"
            variant={booked === null ? 'primary' : 'secondary'}
            isBusy={call.isBusy}
            busyLabel={t('busy')}
          >
            {t(booked === null ? 'book.book' : 'book.keep')}
          </Button>
          {booked === null ? null : (
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
