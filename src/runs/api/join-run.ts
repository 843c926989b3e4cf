import { type OpenRun, startRunAnswer } from '../../core/contracts/runs.ts';
import type { Referee } from '../../core/kernel/referee.ts';
import type { RunClient } from '../run-client.ts';
import { callPersistently } from './persistent-call.ts';
import { createRemoteReferee } from './remote-referee.ts';

export interface JoinedRun<Command, View, Event, Refusal, Report> {
  readonly run: OpenRun;
  /** It was open already, and whatever was wished for now waits for the next one. */
  readonly isResumed: boolean;
  readonly referee: Referee<Command, View, Event, Refusal, Report>;
}

/**
 * The person's run in testing mode: the one that is open, where it was left, or else a new one. The server chooses the
 * case. Throws `FunctionError`; its `details` is a `StartRefusal` where something of ours is in the way.
 */
export async function joinRun<Command, View, Event, Refusal, Report>(
  client: RunClient<Command, View, Event, Refusal, Report>,
  wish: unknown,
): Promise<JoinedRun<Command, View, Event, Refusal, Report>> {
  const { simulation, rulesVersion, payload } = client;
  const body = { simulation, rulesVersion, wish };
  const { run, isResumed, answer } = await callPersistently('start-run', body, startRunAnswer(payload));
  return { run, isResumed, referee: createRemoteReferee(client, run.id, answer) };
}
