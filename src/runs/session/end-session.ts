import { refereeFailureOf } from '../referee-failure.ts';
import type { RunTypes } from '../store.ts';
import type { EndedRun, RunSession } from './run-session.ts';

/** Failures that a later try can mend: what was handed in waits for it. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'server', 'too-fast', 'signed-out', 'not-allowed']);

/** Whether a log that could not be judged may be judged later. */
export function isPassingFailure(cause: unknown): boolean {
  return PASSING.has(refereeFailureOf(cause, 0));
}

/**
 * Ends a run and says what it came to. Null for practice that cannot be judged now: it is kept and judged later. Rejects when
 * the referee of another run cannot be reached.
 */
export async function endSession<Types extends RunTypes, Mode extends string>(
  session: RunSession<Types, Mode>,
): Promise<EndedRun<Types, Mode> | null> {
  let report: Types['report'];
  try {
    report = await session.store.finish();
  } catch (cause) {
    if (session.handInLater !== null && isPassingFailure(cause) && session.handInLater()) return null;
    throw cause;
  }
  // The report is here; the rest can be had from the history.
  const review = await session.aftermath().catch(() => null);
  session.forget();
  return {
    mode: session.mode,
    report,
    view: session.store.read().view,
    isOutOfTime: review?.status === 'expired',
    review,
  };
}
