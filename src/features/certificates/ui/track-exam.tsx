import type { ReactNode } from 'react';
import type { ExamTrack } from '../../../core/assessment/certificate/award.ts';
import { examFor, type HeldCertificate, nextTryFrom } from '../../../core/assessment/certificate/booking.ts';
import { type ExamKind, kindOfForm } from '../../../core/assessment/certificate/tracks.ts';
import type { Exam, Question } from '../model/exam.ts';
import { useExamCall } from '../model/use-exam-call.ts';
import { BookingCard } from './booking-card.tsx';
import { ContentsCard } from './contents-card.tsx';
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
  /** The certificate of the track; null for none that counts. */
  readonly held: HeldCertificate | null;
  readonly nowMs: number;
  /** Leads to the next session of an attempt. */
  playLink(track: ExamTrack, attemptId: string): ReactNode;
  /** Leads to a test in the track's simulation. */
  trialLink(track: ExamTrack): ReactNode;
  /** Called with the attempt once an exam has begun. */
  onBegun(track: ExamTrack, attemptId: string): void;
  /** How a group of jobs is called. */
  groupName(group: string): string;
  /** How a reading of a case is called. */
  readingName(track: ExamTrack, question: Question, reading: string): ReactNode;
  /** How the cause of a case of a track is called that the learner named. */
  causeName(track: ExamTrack, story: string, cause: string): ReactNode;
}

/** The exam of a track: booking, sessions, questions, or the last result. */
export function TrackExam({
  personId,
  track,
  isOpen,
  exams,
  held,
  nowMs,
  playLink,
  trialLink,
  onBegun,
  groupName,
  readingName,
  causeName,
}: TrackExamProps) {
  const call = useExamCall(personId);
  const running = exams.find(({ concludedAt }) => concludedAt === null) ?? null;
  const last = exams.find(({ concludedAt, attemptId }) => concludedAt !== null && attemptId !== null) ?? null;
  const question = running?.questions.find(({ isAnswered }) => !isAnswered) ?? null;
  const isMovable = running !== null && running.attemptId === null && nowMs < running.closesAt;
  const opensFrom = nextTryFrom(
    exams.map(({ opensAt, closesAt, begunAt, concludedAt }) => ({
      ...{ opensAt, closesAt, begunAt },
      overAt: concludedAt,
    })),
  );
  const isBooking = isMovable || (running === null && isOpen);
  const kind = kindOf(running, examFor(track, held, nowMs));
  const cards = (
    <div className="grid min-w-0 gap-6">
      {running !== null && question !== null ? (
        <QuestionCard
          key={question.number}
          exam={running}
          question={question}
          call={call}
          groupName={groupName}
          readingName={(asked, reading) => readingName(track, asked, reading)}
          causeName={(story, cause) => causeName(track, story, cause)}
        />
      ) : null}
      {running !== null && question === null ? (
        <SessionsCard
          exam={running}
          nowMs={nowMs}
          call={call}
          play={running.attemptId === null ? null : playLink(track, running.attemptId)}
          trial={trialLink(track)}
          onBegun={(attemptId) => onBegun(track, attemptId)}
        />
      ) : null}
      {running === null && last !== null ? <ResultCard exam={last} groupName={groupName} /> : null}
      {isBooking ? (
        <BookingCard
          key={running?.id ?? 'new'}
          track={track}
          booked={running}
          held={held}
          opensFrom={opensFrom}
          nowMs={nowMs}
          call={call}
          trial={trialLink(track)}
        />
      ) : null}
    </div>
  );
  // Whoever has passed and has nothing to book needs no conditions.
  if (running === null && !isBooking) return cards;
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        {cards}
        <ContentsCard track={track} kind={kind} groupName={groupName} />
      </div>
      <WhatAPassNeeds track={track} kind={kind} />
    </div>
  );
}

/** Of the exam that goes on, else of the next one. */
function kindOf(running: Exam | null, next: ExamKind | 'held'): ExamKind {
  if (running !== null) return kindOfForm(running.form);
  return next === 'renewal' ? 'renewal' : 'whole';
}
