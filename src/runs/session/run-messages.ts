import { START_REFUSALS } from '../../core/contracts/runs.ts';
import { FunctionError } from '../../lib/function-error.ts';
import type { ToastMessage } from '../../lib/notify.ts';
import { refereeFailureOf } from '../referee-failure.ts';

/** Toasts about runs. */
export const RUN_MESSAGES = {
  noReplay: { title: 'runs:message.noReplayTitle', description: 'runs:message.noReplayText' },
  noDebrief: { title: 'runs:message.noDebriefTitle', description: 'runs:message.noDebriefText' },
  notJudged: { title: 'runs:message.notJudgedTitle', description: 'runs:message.notJudgedText' },
  waiting: { title: 'runs:message.waitingTitle', description: 'runs:message.waitingText' },
  notKept: { title: 'runs:message.notKeptTitle', description: 'runs:message.notKeptText' },
} as const satisfies Record<string, ToastMessage>;

/** Why a run could not be opened, in the referee's own terms where it gave any. */
export function notOpened(title: ToastMessage['title'], cause: unknown): ToastMessage {
  const details = cause instanceof FunctionError ? cause.details : null;
  const refusal = START_REFUSALS.find((one) => one === details);
  return {
    title,
    description:
      refusal === undefined
        ? `runs:message.cause.${refereeFailureOf(cause, 0)}`
        : `runs:message.start.${refusal}`,
    variant: 'destructive',
  };
}

/** Why a debrief cannot be shown now. */
export function notEnded(cause: unknown): ToastMessage {
  return {
    title: 'runs:message.notEndedTitle',
    description: `runs:message.cause.${refereeFailureOf(cause, 0)}`,
    variant: 'destructive',
  };
}

/** Why a replay cannot be shown now. */
export function notReplayed(cause: unknown): ToastMessage {
  return {
    title: 'runs:message.notReplayedTitle',
    description: `runs:message.cause.${refereeFailureOf(cause, 0)}`,
    variant: 'destructive',
  };
}
