import type { ExamTrack } from '../../src/core/assessment/certificate/award.ts';
import { objectivesOfTrack } from '../../src/core/assessment/certificate/entry.ts';
import { type ExamBody, examAnswer } from '../../src/core/contracts/exams.ts';
import { z } from '../../src/core/contracts/zod.ts';
import { rulesVersionOf } from '../../src/core/kernel/run.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction, type FunctionAnswer } from './checkout.ts';
import { DESK } from './desk.ts';
import { askForItem, EXAM } from './forms.ts';
import { HARDWARE, LAB_RULES } from './lab-rules.ts';
import { secretsOf } from './runs.ts';

/** Exams of the certificate as somebody with an HTTP client takes them. */

export function askExam(stack: Stack, who: Caller, body: ExamBody): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'exam', body);
}

/** The exam of an answer; throws for a refusal. */
export function examIdIn({ status, body }: FunctionAnswer): string {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return examAnswer.parse(body).examId;
}

/** Three judged practice jobs at 90 points, a week apart, that show all objectives of the track but these. */
export async function makeReady(
  stack: Pick<Stack, 'sql'>,
  userId: string,
  without: readonly string[] = [],
  track: ExamTrack = 'hardware',
): Promise<void> {
  const objectives = objectivesOfTrack(track)
    .filter((objective) => !without.includes(objective))
    .map((objective) => ({ objective, score: 90 }));
  await stack.sql(
    `insert into public.practice_runs (
       user_id, simulation, story, rules_version, status, dealt_at, finished_at, scenario_id, seed, score, passed, parts,
       objectives, report, commands
     )
     select $1, 'hardware', 'known-story', 'lab-9', 'finished', now() - at * interval '7 days', now() - at * interval '7 days',
       'KNOWN', at, 90, true, '{}', $2::jsonb, '{}', '[]'
     from generate_series(1, 3) at`,
    [userId, JSON.stringify(objectives)],
  );
}

/** What an expert does in a run that was dealt; throws for a case that is not known. */
function expertOf(track: ExamTrack, scenarioId: string, seed: number): readonly unknown[] {
  if (track === 'hardware') {
    const start = LAB_RULES.begin(scenarioId, seed);
    if (start !== null) return HARDWARE.judge.expert(start);
  } else {
    const start = DESK.judge.deal(scenarioId, seed, 'testing');
    if (start !== null) return DESK.judge.expert(start);
  }
  throw new Error(`The case ${scenarioId} cannot be dealt.`);
}

const PLAYED: Readonly<Record<ExamTrack, { readonly simulation: string; readonly rulesVersion: string }>> = {
  hardware: { simulation: 'hardware', rulesVersion: LAB_RULES.version },
  'service-desk': { simulation: 'ticketing', rulesVersion: rulesVersionOf(DESK.judge, 'testing') },
};

const begunRun = z.object({ run: z.object({ id: z.uuid() }) });

/** Plays the next session of an attempt as the experts of its cases do. */
export async function playSession(
  stack: Stack,
  who: Caller,
  attemptId: string,
  track: ExamTrack = 'hardware',
): Promise<string> {
  const begun = await askForItem(stack, who, attemptId, EXAM.purpose, PLAYED[track]);
  if (begun.status !== 200) throw new Error(`${begun.status}: ${JSON.stringify(begun.body)}`);
  const { run } = begunRun.parse(begun.body);
  const { scenarioId, seed } = await secretsOf(stack, run.id);
  // Sent one by one they would take the whole test's time.
  await stack.sql(
    `insert into public.run_commands (run_id, seq, command)
     select $1, at, said from jsonb_array_elements($2::jsonb) with ordinality as c (said, at)`,
    [run.id, JSON.stringify(expertOf(track, scenarioId, seed))],
  );
  const ended = await callFunction(stack, who, 'run-command', { action: 'finish', runId: run.id });
  if (ended.status !== 200) throw new Error(`${ended.status}: ${JSON.stringify(ended.body)}`);
  return run.id;
}
