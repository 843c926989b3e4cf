import { RUN_OVER, RUN_VOID } from '../../core/contracts/runs.ts';
import { RunOverError, RunVoidError } from '../../core/kernel/referee.ts';
import { FunctionError } from '../../lib/function-error.ts';

/** Converts the errors that mean the end of a run to those of the kernel's contract; rethrows all others unchanged. */
export async function orOver<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof FunctionError && cause.details === RUN_OVER) throw new RunOverError();
    if (cause instanceof FunctionError && cause.details === RUN_VOID) throw new RunVoidError();
    throw cause;
  }
}
