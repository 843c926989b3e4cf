import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import type { Exam } from '../model/exam.ts';
import type { ExamCall } from '../model/use-exam-call.ts';
import { DayStrip } from './day-strip.tsx';
import { ProblemNote } from './problem-note.tsx';

export interface SessionsCardProps {
  readonly exam: Exam;
  readonly nowMs: number;
  readonly call: ExamCall;
  /** Begins or goes on with a session of an attempt. */
  readonly play: ReactNode;
  /** Leads to a test, which has the rules of a session. */
  readonly trial: ReactNode;
  /** Called with the attempt once the exam has begun. */
  onBegun(attemptId: string): void;
}

/** The sessions of an exam: what is left, until when, and the next one. */
export function SessionsCard({ exam, nowMs, call, play, trial, onBegun }: SessionsCardProps) {
  const { t } = useTranslation('certificates');
  const left = exam.sessions.filter((isOver) => !isOver).length;
  const isTimeUp = nowMs >= exam.closesAt;
  const close = () => void call.send({ action: 'close', examId: exam.id });
  const begin = async () => {
    const answer = await call.send({ action: 'begin', examId: exam.id });
    if (answer?.attemptId != null) onBegun(answer.attemptId);
  };
  const next = (): ReactNode => {
    if (isTimeUp || exam.isPlayed)
      return (
        <Button isBusy={call.isBusy} busyLabel={t('busy')} onClick={close}>
          {t(exam.isPlayed ? 'sessions.questions' : 'sessions.result')}
        </Button>
      );
    if (exam.attemptId !== null) return play;
    return (
      <Button
        isBusy={call.isBusy}
        busyLabel={t('busy')}
        disabled={nowMs < exam.opensAt}
        onClick={() => void begin()}
      >
        {t(`sessions.${exam.track}.begin`)}
      </Button>
    );
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('sessions.title', { track: t(`track.${exam.track}`) })}</CardTitle>
        <p className="text-sm text-ink-muted">
          {t(`sessions.${exam.track}.span`, {
            from: formatDay(new Date(exam.opensAt)),
            to: formatDay(new Date(exam.closesAt - 1)),
            minutes: exam.minutes,
            form: exam.form,
          })}
        </p>
      </CardHeader>
      <CardBody className="grid gap-4">
        {nowMs < exam.opensAt || isTimeUp || exam.isPlayed ? null : <DayStrip exam={exam} nowMs={nowMs} />}
        {exam.sessions.length === 0 ? (
          <p>{t(`sessions.${exam.track}.${nowMs < exam.opensAt ? 'waits' : 'none'}`)}</p>
        ) : (
          <>
            <ol aria-hidden="true" className="flex flex-wrap gap-1.5">
              {exam.sessions.map((isOver, at) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a session is its place in the exam.
                  key={at}
                  className={`size-5 rounded-xs border ${isOver ? 'border-passed-mark bg-passed-mark' : 'border-edge'}`}
                />
              ))}
            </ol>
            <p>
              {exam.isPlayed
                ? t('sessions.played')
                : isTimeUp
                  ? t('sessions.timeUp')
                  : t(`sessions.${exam.track}.left`, { count: left, total: exam.sessions.length })}
            </p>
          </>
        )}
        <ProblemNote problem={call.problem} />
      </CardBody>
      <CardFooter>
        {next()}
        {exam.attemptId === null && !isTimeUp ? trial : null}
      </CardFooter>
    </Card>
  );
}
