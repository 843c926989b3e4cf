import { type OpenRun, type RunRequest, startRunAnswer } from '../../../core/contracts/runs.ts';
import type { LabReferee } from '../../../core/hardware/play.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { LAB_PAYLOAD } from './payload.ts';
import { callPersistently } from './persistent-call.ts';
import { createRemoteReferee } from './remote-referee.ts';
import { TEST_RULES_VERSION } from './test-rules-version.ts';

export interface JoinedRun {
  readonly run: OpenRun;
  /** It was open already, and whatever was wished for now waits for the next one. */
  readonly isResumed: boolean;
  readonly referee: LabReferee;
}

const ANSWER = startRunAnswer(LAB_PAYLOAD);

/**
 * The person's run in testing mode: the one that is open, where it was left, or else a new one. The server chooses the
 * case. Throws `FunctionError`; its `details` is a `StartRefusal` where something of ours is in the way.
 */
export async function joinRun(wish: RunRequest = {}): Promise<JoinedRun> {
  const { run, isResumed, answer } = await callPersistently(
    'start-run',
    { simulation: HARDWARE_ID, rulesVersion: TEST_RULES_VERSION, wish },
    ANSWER,
  );
  return { run, isResumed, referee: createRemoteReferee(run.id, answer) };
}
