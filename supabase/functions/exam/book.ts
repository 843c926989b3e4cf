import { z } from 'zod';
import { bookingRefusal, closesAt, examFor } from '../../../src/core/assessment/certificate/booking.ts';
import { entryOf } from '../../../src/core/assessment/certificate/entry.ts';
import { EXAM_RULES } from '../../../src/core/assessment/certificate/tracks.ts';
import { levelOf, type ObjectiveRun } from '../../../src/core/assessment/objectives/level.ts';
import type { ExamBody } from '../../../src/core/contracts/exams.ts';
import { HttpError } from '../_shared/http-error.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';
import { heldOf, readAwards } from './awards.ts';
import { concludeOverdue } from './close.ts';
import { bookedExam, readExams } from './stored-exams.ts';

type Booking = Extract<ExamBody, { action: 'book' }>;

/**
 * Books an exam, or moves the one of the track that has not begun: its id.
 *
 * @throws HttpError 409 with the reason in `details` when this person may not book it.
 */
export async function bookExam(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  { track, opensAt: firstDay, minutes }: Booking,
): Promise<string> {
  await concludeOverdue(platform, simulations, userId);
  const opensAt = Date.parse(firstDay);
  const ofTrack = (await readExams(platform, userId)).filter((exam) => exam.track === track);
  const earlier = ofTrack.filter((exam) => exam.begun_at !== null || exam.concluded_at !== null);
  const isEntryOpen = await hasEntry(platform, userId, track);
  const held = heldOf(await readAwards(platform, userId), track);
  const refusal = bookingRefusal(
    { track, opensAt, minutes },
    { isEntryOpen, earlier: earlier.map(bookedExam), held },
    Date.now(),
  );
  if (refusal !== null) throw new HttpError(409, 'This exam cannot be booked.', refusal);
  const kind = examFor(track, held, opensAt) === 'renewal' ? 'renewal' : 'whole';
  const booked = await callRpc(
    platform,
    'book_exam',
    {
      user_id_param: userId,
      track_param: track,
      form_param: EXAM_RULES[track][kind].form,
      opens_at_param: new Date(opensAt).toISOString(),
      closes_at_param: new Date(closesAt(opensAt)).toISOString(),
      session_minutes_param: minutes,
    },
    z.uuid().nullable(),
  );
  if (booked === null) throw new HttpError(409, 'This exam cannot be booked.', 'booked');
  return booked;
}

const scoredRuns = z.array(
  z.object({
    task: z.string(),
    finished_at: z.string(),
    is_mixed: z.boolean(),
    objectives: z.array(z.object({ objective: z.string(), score: z.number() })),
  }),
);

/** Whether the judged runs of a person open the exam; what their browser shows of it decides nothing. */
async function hasEntry(platform: Platform, userId: string, track: Booking['track']): Promise<boolean> {
  const runs = await callRpc(platform, 'read_objective_scores', { user_id_param: userId }, scoredRuns);
  const byObjective = new Map<string, ObjectiveRun[]>();
  for (const { task, finished_at, is_mixed, objectives } of runs)
    for (const { objective, score } of objectives) {
      const own = byObjective.get(objective) ?? [];
      own.push({ task, finishedAt: Date.parse(finished_at), isMixed: is_mixed, score });
      byObjective.set(objective, own);
    }
  const now = Date.now();
  return entryOf(track, (objective) => levelOf(byObjective.get(objective) ?? [], now).level).isOpen;
}
