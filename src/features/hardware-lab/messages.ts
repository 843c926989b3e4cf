import { START_REFUSALS } from '../../core/contracts/runs.ts';
import { FunctionError } from '../../lib/function-error.ts';
import type { ToastMessage } from '../../lib/notify.ts';
import { refereeFailureOf } from '../../runs/referee-failure.ts';

/** What the lab tells in passing; everything about the bench itself stands in its log. */
export const LAB_MESSAGES = {
  sceneLost: { title: 'lab:message.sceneLostTitle', description: 'lab:message.sceneLostText' },
  noReplay: { title: 'lab-home:message.noReplayTitle', description: 'lab-home:message.noReplayText' },
  noDebrief: { title: 'lab-home:message.noDebriefTitle', description: 'lab-home:message.noDebriefText' },
  notKept: { title: 'lab-home:message.notKeptTitle', description: 'lab-home:message.notKeptText' },
} as const satisfies Record<string, ToastMessage>;

/** Why no bench could be opened, in the referee's own terms where it gave any. */
export function notOpened(cause: unknown): ToastMessage {
  const details = cause instanceof FunctionError ? cause.details : null;
  const refusal = START_REFUSALS.find((one) => one === details);
  return {
    title: 'lab-home:message.notOpenedTitle',
    description:
      refusal === undefined
        ? `lab-home:message.cause.${refereeFailureOf(cause, 0)}`
        : `lab-home:message.start.${refusal}`,
    variant: 'destructive',
  };
}

/** Why a debrief cannot be shown now. */
export function notEnded(cause: unknown): ToastMessage {
  return {
    title: 'lab-home:message.notEndedTitle',
    description: `lab-home:message.cause.${refereeFailureOf(cause, 0)}`,
    variant: 'destructive',
  };
}
