import { type ClosedCases, closedCasesAnswer } from '../../core/contracts/practice.ts';
import { settleFormAnswer } from '../../core/contracts/runs.ts';
import { callPersistently } from './persistent-call.ts';

/** Calls that one page makes: a form that leaves more open is settled by the next reader. */
const MAX_CALLS = 5;

/** Has runs scored that were left open in a form whose window is over. Throws `FunctionError`. */
export async function settleForm(formId: string): Promise<void> {
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const { isMoreLeft } = await callPersistently(
      'run-command',
      { action: 'settle', formId },
      settleFormAnswer,
    );
    if (!isMoreLeft) return;
  }
}

/** What the runs of a form whose window is over were called and what was wrong in them; nothing before. Throws `FunctionError`. */
export function closedCases(formId: string): Promise<ClosedCases> {
  return callPersistently('run-command', { action: 'cases', formId }, closedCasesAnswer);
}
