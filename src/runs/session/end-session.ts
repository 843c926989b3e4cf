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
 * What the end of a run came to. `kept`: practice that cannot be judged now; it is judged later. `withheld`: a run of a form that is
 * judged, and not shown yet.
 */
type SessionEnd<Types extends RunTypes, Mode extends string> =
  | { readonly kind: 'told'; readonly ended: EndedRun<Types, Mode> }
  | { readonly kind: 'kept' | 'withheld' };

/** Ends a run and says what it came to. Rejects when the referee of a run that is not practice cannot be reached. */
export async function endSession<Types extends RunTypes, Mode extends string>(
  session: RunSession<Types, Mode>,
): Promise<SessionEnd<Types, Mode>> {
  let report: Types['report'] | null;
  try {
    report = await session.store.finish();
  } catch (cause) {
    if (session.handInLater !== null && isPassingFailure(cause) && session.handInLater())
      return { kind: 'kept' };
    throw cause;
  }
  if (report === null) {
    session.forget();
    return { kind: 'withheld' };
  }
  // The report is here; the rest can be had from the history.
  const review = await session.aftermath().catch(() => null);
  session.forget();
  return {
    kind: 'told',
    ended: {
      mode: session.mode,
      report,
      view: session.store.read().view,
      isOutOfTime: review?.status === 'expired',
      review,
    },
  };
}
