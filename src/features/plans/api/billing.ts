import {
  type CancelSubscriptionAnswer,
  type ChangePlanAnswer,
  type ChangePlanBody,
  cancelSubscriptionAnswer,
  changePlanAnswer,
  type ReactivateSubscriptionAnswer,
  reactivateSubscriptionAnswer,
} from '../../../core/contracts/functions.ts';
import { callFunction } from '../../../lib/call-function.ts';

/** Cancels the caller's recurring subscription; access continues to the end of the period. Throws `FunctionError`. */
export function cancelSubscription(): Promise<CancelSubscriptionAnswer> {
  return callFunction('cancel-subscription', {}, cancelSubscriptionAnswer);
}

/**
 * Makes the caller's canceled plan renew again: at once, or through the page in `url` that asks for a card. Throws
 * `FunctionError`.
 */
export function reactivateSubscription(body: {
  readonly attemptId: string;
}): Promise<ReactivateSubscriptionAnswer> {
  return callFunction('reactivate-subscription', body, reactivateSubscriptionAnswer);
}

/**
 * Changes to another plan: to a paid one through the page in `url`, to the free one at once. Throws `FunctionError`.
 */
export function changePlan(body: ChangePlanBody): Promise<ChangePlanAnswer> {
  return callFunction('change-plan', body, changePlanAnswer);
}
