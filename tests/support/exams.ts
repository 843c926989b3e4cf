import { objectivesOfTrack } from '../../src/core/assessment/certificate/entry.ts';
import type { ExamBody } from '../../src/core/contracts/exams.ts';
import { startRunAnswer } from '../../src/core/contracts/runs.ts';
import { LAB_CLIENT } from '../../src/features/hardware-lab/api/lab-client.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction, type FunctionAnswer } from './checkout.ts';
import { askForItem, EXAM } from './forms.ts';
import { HARDWARE, LAB_RULES } from './lab-rules.ts';
import { secretsOf } from './runs.ts';

/** Exams of the certificate as somebody with an HTTP client takes them. */

export function askExam(stack: Stack, who: Caller, body: ExamBody): Promise<FunctionAnswer> {
  return callFunction(stack, who, 'exam', body);
}

/** Three judged practice jobs at 90 points, a week apart, that show all objectives of the Hardware track but these. */
export async function makeReady(
  stack: Pick<Stack, 'sql'>,
  userId: string,
  without: readonly string[] = [],
): Promise<void> {
  const objectives = objectivesOfTrack('hardware')
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

/** Plays the next session of an attempt as its case's expert does. */
export async function playSession(stack: Stack, who: Caller, attemptId: string): Promise<string> {
  const begun = await askForItem(stack, who, attemptId, EXAM.purpose);
  if (begun.status !== 200) throw new Error(`${begun.status}: ${JSON.stringify(begun.body)}`);
  const { run } = startRunAnswer(LAB_CLIENT.payload).parse(begun.body);
  const { scenarioId, seed } = await secretsOf(stack, run.id);
  const start = LAB_RULES.begin(scenarioId, seed);
  if (start === null) throw new Error(`The case ${scenarioId} cannot be dealt.`);
  // Sent one by one they would take the whole test's time.
  await stack.sql(
    `insert into public.run_commands (run_id, seq, command)
     select $1, at, said from jsonb_array_elements($2::jsonb) with ordinality as c (said, at)`,
    [run.id, JSON.stringify(HARDWARE.judge.expert(start))],
  );
  const ended = await callFunction(stack, who, 'run-command', { action: 'finish', runId: run.id });
  if (ended.status !== 200) throw new Error(`${ended.status}: ${JSON.stringify(ended.body)}`);
  return run.id;
}
