import {
  dealtAnswer,
  exampleAnswer,
  hintAnswer,
  practiceReport,
  reviewAnswer,
  type Words,
  watchAnswer,
} from '../../core/contracts/practice.ts';
import { bySchema } from '../../core/contracts/runs.ts';
import { keepToldTexts } from '../../i18n/told-texts.ts';
import type { DealtJob } from '../practice/practice-job.ts';
import type { PracticeClient } from '../run-client.ts';
import type { Recording, RunReview } from '../run-review.ts';
import type { RunTypes } from '../store.ts';
import { orOver } from './or-over.ts';
import { callPersistently } from './persistent-call.ts';

/** A run of a ranked week that is over, by its place in the week. */
export interface WatchedRun {
  readonly form: string;
  readonly position: number;
  /** Pseudonym of whoever played it; null for the expert alone. */
  readonly name: string | null;
}

const NAME = 'practice-run';

/** What the function has to know of the page. */
function wanted<Types extends RunTypes>(client: PracticeClient<Types>, story: string) {
  return { simulation: client.simulation, rulesVersion: client.practiceVersion, story };
}

/** Has a job of a story dealt. Throws `FunctionError`, as all calls here do. */
export async function dealJob<Types extends RunTypes>(
  client: PracticeClient<Types>,
  story: string,
): Promise<DealtJob<Types['state']>> {
  const body = { action: 'deal', ...wanted(client, story) };
  return { story, ...(await callPersistently(NAME, body, dealtAnswer(client.state))) };
}

/** The hints that a log asks for, in order. */
export async function askHints(runId: string, commands: readonly unknown[]): Promise<readonly Words[]> {
  const body = { action: 'hint', runId, commands };
  return (await orOver(callPersistently(NAME, body, hintAnswer))).hints;
}

/** Hands a log in; handed in again, it comes to the same. Throws `RunVoidError` for one that cannot be judged. */
export async function judgePractice<Types extends RunTypes>(
  client: PracticeClient<Types>,
  runId: string,
  commands: readonly Types['command'][],
): Promise<Types['report']> {
  const body = { action: 'finish', runId, commands };
  return (await orOver(callPersistently(NAME, body, practiceReport(client.report)))).report;
}

/** An expert at work on a job of a story. */
export async function watchExample<Types extends RunTypes>(
  client: PracticeClient<Types>,
  story: string,
): Promise<Recording<Types>> {
  const body = { action: 'example', ...wanted(client, story) };
  const answer = exampleAnswer(bySchema(client.payload.command), client.state);
  return (await callPersistently(NAME, body, answer)).recording;
}

/** A run of a ranked week that is over: of one of its first three who agreed, or of the expert alone. */
export async function watchRun<Types extends RunTypes>(
  client: PracticeClient<Types>,
  { form, position, name }: WatchedRun,
): Promise<Recording<Types>> {
  const body = { action: 'watch', formId: form, position, name };
  const answer = watchAnswer(bySchema(client.payload.command), client.state);
  const { texts, recording } = await callPersistently('run-command', body, answer);
  keepToldTexts(texts);
  return recording;
}

/** A run of the person that is over. */
export async function reviewRun<Types extends RunTypes>(
  client: PracticeClient<Types>,
  mode: 'practice' | 'testing',
  runId: string,
): Promise<RunReview<Types>> {
  const { payload, state, report } = client;
  const { texts, ...review } = await callPersistently(
    mode === 'testing' ? 'run-command' : NAME,
    { action: 'review', runId },
    reviewAnswer(bySchema(payload.command), state, report),
  );
  keepToldTexts(texts);
  return review;
}
