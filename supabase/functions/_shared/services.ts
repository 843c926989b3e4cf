import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import type { Database } from '../../../src/core/contracts/database.ts';
import type { Handler } from './endpoint.ts';
import { type PlatformEnv, readPlatformEnv, readStripeEnv, type Variables } from './env.ts';
import { createStripe, isLiveKey } from './stripe.ts';
import { STRIPE_PATIENCE, type StripePatience } from './stripe-time.ts';

/** What every function works with: the product's origin and the two ways into the database. */
export interface Platform {
  readonly env: PlatformEnv;
  /** Acts as the service: past row security, so every use names whose rows it means. */
  readonly service: SupabaseClient<Database>;
}

/** What an answer of a function that deals with money works with. */
export interface PaymentServices extends Payments {
  /** Its calls share the time that Stripe has for one answer. */
  readonly stripe: Stripe;
}

/** What all answers of such functions have in common. */
interface Payments extends Platform {
  readonly openStripe: () => Stripe;
  readonly webhookSecret: string;
  /** Whether real money moves; test events are refused then, and the other way round. */
  readonly isLive: boolean;
}

/** @throws Error when a variable is missing: the function then does not start. */
export function createPlatform(variables: Variables): Platform {
  const env = readPlatformEnv(variables);
  const service = createClient<Database>(env.supabaseUrl, env.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { env, service };
}

/** @throws Error when a variable is missing: the function then does not start. */
export function createPayments(variables: Variables, patience: StripePatience = STRIPE_PATIENCE): Payments {
  const stripeEnv = readStripeEnv(variables);
  return {
    ...createPlatform(variables),
    openStripe: () => createStripe(stripeEnv, patience),
    webhookSecret: stripeEnv.webhookSecret,
    isLive: isLiveKey(stripeEnv.secretKey),
  };
}

/** A function each of whose answers has a Stripe client of its own, and with it the time that Stripe is waited for. */
export function withStripe(payments: Payments, build: (services: PaymentServices) => Handler): Handler {
  return (request) => build({ ...payments, stripe: payments.openStripe() })(request);
}
