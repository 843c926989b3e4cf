import type { ReactNode } from 'react';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { nextTryFrom } from '../../../core/assessment/certificate/booking.ts';
import type { Exam, Question } from '../model/exam.ts';
import { useExamCall } from '../model/use-exam-call.ts';
import { BookingCard } from './booking-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { ResultCard } from './result-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { WhatAPassNeeds } from './what-a-pass-needs.tsx';

export interface TrackExamProps {
  readonly personId: string;
  readonly track: ExamTrack;
  /** Whether the exam may be booked: the entry is reached, and none is held that is not yet to be renewed. */
  readonly isOpen: boolean;
  /** Of this track, the newest first. */
  readonly exams: readonly Exam[];
  readonly nowMs: number;
  /** Leads to the next session of an attempt. */
  playLink(track: ExamTrack, attemptId: string): ReactNode;
  /** Called with the attempt once an exam has begun. */
  onBegun(track: ExamTrack, attemptId: string): void;
  /** How a group of jobs is called. */
  groupName(group: string): string;
  /** How a reading of a case is called. */
  readingName(track: ExamTrack, question: Question, reading: string): ReactNode;
}

/** The exam of a track: booking, sessions, questions, or the last result. */
export function TrackExam({
  personId,
  track,
  isOpen,
  exams,
  nowMs,
  playLink,
  onBegun,
  groupName,
  readingName,
}: TrackExamProps) {
  const call = useExamCall(personId);
  const running = exams.find(({ concludedAt }) => concludedAt === null) ?? null;
  const last = exams.find(({ concludedAt, attemptId }) => concludedAt !== null && attemptId !== null) ?? null;
  const question = running?.questions.find(({ isAnswered }) => !isAnswered) ?? null;
  const isMovable = running !== null && running.attemptId === null && nowMs < running.closesAt;
  const opensFrom = nextTryFrom(
    exams.map(({ opensAt, closesAt, attemptId, concludedAt }) => ({
      opensAt,
      closesAt,
      // The list tells no beginning: the first day is the earliest that it can have been.
      begunAt: attemptId === null ? null : opensAt,
      overAt: concludedAt,
    })),
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-6">
        {running !== null && question !== null ? (
          <QuestionCard
            key={question.number}
            exam={running}
            question={question}
            call={call}
            readingName={(asked, reading) => readingName(track, asked, reading)}
          />
        ) : null}
        {running !== null && question === null ? (
          <SessionsCard
            exam={running}
            nowMs={nowMs}
            call={call}
            play={running.attemptId === null ? null : playLink(track, running.attemptId)}
            onBegun={(attemptId) => onBegun(track, attemptId)}
          />
        ) : null}
        {running === null && last !== null ? <ResultCard exam={last} groupName={groupName} /> : null}
        {isMovable || (running === null && isOpen) ? (
          <BookingCard
            key={running?.id ?? 'new'}
            track={track}
            booked={running}
            opensFrom={opensFrom}
            nowMs={nowMs}
            call={call}
          />
        ) : null}
      </div>
      <WhatAPassNeeds track={track} />
    </div>
  );
}
