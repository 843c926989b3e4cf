import { z } from 'zod';
import type { Caller } from './caller.ts';
import { writeOnce } from './idempotency.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';
import { isMissing } from './stripe.ts';

/**
 * The caller's customer at Stripe, created at the first purchase. Two simultaneous first purchases share an idempotency key,
 * and both use the customer that the profile stored first. A customer that was deleted at Stripe is replaced.
 */
export async function customerOf(services: PaymentServices, caller: Caller): Promise<string> {
  const known = caller.stripeCustomerId;
  if (known !== null && (await isAlive(services, known))) return known;
  const customer = await writeOnce(`customer:${caller.id}:${known ?? 'first'}`, (options) =>
    services.stripe.customers.create(
      {
        email: caller.email,
        ...(caller.fullName === null ? {} : { name: caller.fullName }),
        metadata: { userId: caller.id },
      },
      options,
    ),
  );
  return await callRpc(
    services,
    'claim_stripe_customer',
    { user_id_param: caller.id, stripe_customer_id_param: customer.id, replaces_param: known },
    z.string(),
  );
}

async function isAlive(services: PaymentServices, customerId: string): Promise<boolean> {
  try {
    return (await services.stripe.customers.retrieve(customerId)).deleted !== true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
