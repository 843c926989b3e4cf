import {
  type CancelSubscriptionAnswer,
  type ChangePlanAnswer,
  type ChangePlanBody,
  cancelSubscriptionAnswer,
  changePlanAnswer,
} from '../../../core/contracts/functions.ts';
import { callFunction } from '../../../lib/call-function.ts';

/** Ends the caller's recurring subscription; access stays to the end of the period. Throws `FunctionError`. */
export function cancelSubscription(): Promise<CancelSubscriptionAnswer> {
  return callFunction('cancel-subscription', {}, cancelSubscriptionAnswer);
}

/** Moves to another plan: a paid one by way of the page in `url`, the free one at once. Throws `FunctionError`. */
export function changePlan(body: ChangePlanBody): Promise<ChangePlanAnswer> {
  return callFunction('change-plan', body, changePlanAnswer);
}
