import {
  type CancelSubscriptionAnswer,
  type ChangePlanAnswer,
  type ChangePlanBody,
  cancelSubscriptionAnswer,
  changePlanAnswer,
} from '../../../core/contracts/functions.ts';
import { callFunction, FunctionRefusal } from '../../../lib/call-function.ts';

/** Ends the caller's recurring subscription; access stays to the end of the period. Throws `FunctionRefusal`. */
export function cancelSubscription(): Promise<CancelSubscriptionAnswer> {
  return callFunction('cancel-subscription', {}, cancelSubscriptionAnswer);
}

/** The function answers so where there is nothing to cancel. */
const NOTHING_TO_CANCEL = 409;

/** Sees to it that the caller's card is not charged again, whether or not there is a subscription. Throws `FunctionRefusal`. */
export async function stopCharges(): Promise<void> {
  try {
    await cancelSubscription();
  } catch (cause) {
    if (!(cause instanceof FunctionRefusal && cause.status === NOTHING_TO_CANCEL)) throw cause;
  }
}

/** Moves to another plan: a paid one by way of the page in `url`, the free one at once. Throws `FunctionRefusal`. */
export function changePlan(body: ChangePlanBody): Promise<ChangePlanAnswer> {
  return callFunction('change-plan', body, changePlanAnswer);
}
