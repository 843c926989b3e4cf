import { finishRunAnswer, RUN_OVER, RUN_VOID, runAnswer, sentAnswer } from '../../../core/contracts/runs.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabAnswer, LabReferee } from '../../../core/hardware/play.ts';
import { withChanges } from '../../../core/kernel/changes.ts';
import { createQueue } from '../../../core/kernel/queue.ts';
import { RunOverError, RunVoidError } from '../../../core/kernel/referee.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { LAB_PAYLOAD, labReport } from './payload.ts';
import { callPersistently } from './persistent-call.ts';

const ANSWER = runAnswer(LAB_PAYLOAD);
const SENT_ANSWER = sentAnswer(LAB_PAYLOAD);
const ENDING = finishRunAnswer(labReport);

/** Throws what the kernel's contract names for an end of the run, and anything else as it came. */
async function orOver<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof FunctionError && cause.details === RUN_OVER) throw new RunOverError();
    if (cause instanceof FunctionError && cause.details === RUN_VOID) throw new RunVoidError();
    throw cause;
  }
}

/**
 * Ends a run, also one whose time ran out while nobody looked, and answers what it came to; again and again the same.
 * Throws `FunctionError`, or `RunVoidError`.
 */
export async function finishRun(runId: string): Promise<LabReport> {
  return (await orOver(callPersistently('run-command', { action: 'finish', runId }, ENDING))).report;
}

/**
 * The referee of a run that the server keeps. One request at a time, in the order of calling. A command carries the
 * length of the log that its sender knew: sent twice it is done once, and after another tab's it is not done at all.
 *
 * @param opening how the run stood when it was opened; without it `open` asks.
 */
export function createRemoteReferee(runId: string, opening: LabAnswer | null = null): LabReferee {
  /** How the run stood at the last answer: what the next one says the changes of. */
  let last = opening;
  let isOpened = false;
  let isOver = false;
  const inTurn = createQueue();
  const read = async (): Promise<LabAnswer> => {
    last = await orOver(callPersistently('run-command', { runId, action: 'read' }, ANSWER));
    return last;
  };
  const send = async (command: LabCommand, { seq, view }: LabAnswer): Promise<LabAnswer> => {
    const body = { runId, action: 'send', seq, command, answer: 'changes' };
    const answer = await orOver(callPersistently('run-command', body, SENT_ANSWER));
    last =
      'view' in answer
        ? answer
        : { ...answer, view: LAB_PAYLOAD.view.parse(withChanges(view, answer.changes)) };
    return last;
  };

  return {
    open: () =>
      inTurn(async () => {
        const answer = isOpened || last === null ? await read() : last;
        isOpened = true;
        return answer;
      }),
    send: (command) =>
      inTurn(async () => {
        if (isOver) throw new RunOverError();
        return send(command, last ?? (await read()));
      }),
    finish: () =>
      inTurn(async () => {
        const report = await finishRun(runId);
        isOver = true;
        return report;
      }),
  };
}
