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

/** Creates a checkout session for a plan. The response names the next address. Throws `FunctionError`. */
export function createCheckoutSession(body: CreateCheckoutSessionBody): Promise<CreateCheckoutSessionAnswer> {
  return callFunction('create-checkout-session', body, createCheckoutSessionAnswer);
}

/** Has the server verify whether a checkout was paid, and activate its plan if so. Throws `FunctionError`. */
export async function verifyCheckoutSession(sessionId: string): Promise<VerifyCheckoutSessionAnswer> {
  const body = verifyCheckoutSessionBody.safeParse({ sessionId });
  if (!body.success) throw new FunctionError('refused', 400);
  return callFunction('verify-checkout-session', body.data, verifyCheckoutSessionAnswer);
}

/** Has the server look for unprocessed payments of the caller and fulfil them. */
export function reconcilePayments(): Promise<ReconcilePaymentsAnswer> {
  return callFunction('reconcile-payments', {}, reconcilePaymentsAnswer);
}
