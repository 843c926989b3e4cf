import { extendRunAnswer, NO_MORE_TIME } from '../../core/contracts/runs.ts';
import { FunctionError } from '../../lib/function-error.ts';
import { callPersistently } from './persistent-call.ts';

/** Asks for half a session more: when the test ends now, as an ISO string, or null when it gets no more time. */
export async function extendRun(runId: string): Promise<string | null> {
  try {
    return (await callPersistently('run-command', { action: 'extend', runId }, extendRunAnswer)).expiresAt;
  } catch (cause) {
    if (cause instanceof FunctionError && cause.details === NO_MORE_TIME) return null;
    throw cause;
  }
}
