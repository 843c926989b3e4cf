import { z } from 'zod';
import type { Caller } from './caller.ts';
import { writeOnce } from './idempotency.ts';
import { callDatabase } from './rpc.ts';
import type { PaymentServices } from './services.ts';

/**
 * The caller's Stripe customer, made at the first purchase. Two first purchases at once share one idempotency key, and
 * the profile keeps whichever customer was written first: both go on with that one.
 */
export async function customerOf(services: PaymentServices, caller: Caller): Promise<string> {
  if (caller.stripeCustomerId !== null) return caller.stripeCustomerId;
  const customer = await writeOnce(`customer:${caller.id}`, (options) =>
    services.stripe.customers.create(
      {
        email: caller.email,
        ...(caller.fullName === null ? {} : { name: caller.fullName }),
        metadata: { userId: caller.id },
      },
      options,
    ),
  );
  return await callDatabase(
    services,
    'claim_stripe_customer',
    { user_id_param: caller.id, stripe_customer_id_param: customer.id },
    z.string(),
  );
}
