import type { FormPurpose } from '../../core/contracts/forms.ts';
import { type OpenRun, startRunAnswer } from '../../core/contracts/runs.ts';
import type { Referee } from '../../core/kernel/referee.ts';
import { keepToldTexts } from '../../i18n/told-texts.ts';
import type { RunClient } from '../run-client.ts';
import { callPersistently } from './persistent-call.ts';
import { createRemoteReferee } from './remote-referee.ts';

export interface JoinedRun<Command, View, Event, Refusal, Report> {
  readonly run: OpenRun;
  /** An open run was resumed; the requested options apply to the next run only. */
  readonly isResumed: boolean;
  readonly referee: Referee<Command, View, Event, Refusal, Report>;
}

/** What is to be played: a plain test of this kind, or the next item of an attempt at a form. */
export type WantedRun =
  | { readonly wish: unknown }
  | { readonly purpose: FormPurpose; readonly formAttempt: string };

/**
 * Opens the person's run in testing mode: resumes the open one or starts a new one. The server chooses the case.
 * Throws `FunctionError`; its `details` is a `StartRefusal` where one of our rules forbids the start.
 */
export async function joinRun<Command, View, Event, Refusal, Report>(
  client: RunClient<Command, View, Event, Refusal, Report>,
  wanted: WantedRun,
): Promise<JoinedRun<Command, View, Event, Refusal, Report>> {
  const { simulation, rulesVersion, payload } = client;
  const body = { simulation, rulesVersion, ...wanted };
  const { run, isResumed, answer } = await callPersistently('start-run', body, startRunAnswer(payload));
  const { texts, ...opening } = answer;
  keepToldTexts(texts);
  return { run, isResumed, referee: createRemoteReferee(client, run.id, opening) };
}
