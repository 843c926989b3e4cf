import {
  type CreateCheckoutSessionAnswer,
  type CreateCheckoutSessionBody,
  createCheckoutSessionAnswer,
  type ReconcilePaymentsAnswer,
  reconcilePaymentsAnswer,
  type VerifyCheckoutSessionAnswer,
  verifyCheckoutSessionAnswer,
  verifyCheckoutSessionBody,
} from '../../../core/contracts/functions.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { FunctionError } from '../../../lib/function-error.ts';

/** Opens a checkout for a plan. The answer says where the browser goes next. Throws `FunctionError`. */
export function createCheckoutSession(body: CreateCheckoutSessionBody): Promise<CreateCheckoutSessionAnswer> {
  return callFunction('create-checkout-session', body, createCheckoutSessionAnswer);
}

/** Asks the server whether a checkout was paid and activates its plan if so. Throws `FunctionError`. */
export async function verifyCheckoutSession(sessionId: string): Promise<VerifyCheckoutSessionAnswer> {
  const body = verifyCheckoutSessionBody.safeParse({ sessionId });
  if (!body.success) throw new FunctionError('refused', 400);
  return callFunction('verify-checkout-session', body.data, verifyCheckoutSessionAnswer);
}

/** Asks the server to look for payments of the caller that nobody reported, and to give what they bought. */
export function reconcilePayments(): Promise<ReconcilePaymentsAnswer> {
  return callFunction('reconcile-payments', {}, reconcilePaymentsAnswer);
}
