import { type OpenRun, type RunRequest, startRunAnswer } from '../../../core/contracts/runs.ts';
import { LAB_RULES, type LabReferee } from '../../../core/hardware/rules.ts';
import { LAB_PAYLOAD } from './payload.ts';
import { callPersistently } from './persistent-call.ts';
import { createRemoteReferee } from './remote-referee.ts';

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
    { rulesVersion: LAB_RULES.version, wish },
    ANSWER,
  );
  return { run, isResumed, referee: createRemoteReferee(run.id, answer) };
}
