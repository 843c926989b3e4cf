import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import type { Database } from '../../../src/core/contracts/database.ts';
import type { Handler } from './endpoint.ts';
import { type PlatformEnv, readPlatformEnv, readStripeEnv, type Variables } from './env.ts';
import { createStripe, isLiveKey } from './stripe.ts';
import { STRIPE_PATIENCE, type StripePatience } from './stripe-time.ts';

/** What every function uses: the environment and a database client with the service role. */
export interface Platform {
  readonly env: PlatformEnv;
  /** Bypasses row level security, so every query has to filter by person. */
  readonly service: SupabaseClient<Database>;
}

/** What one call of a payment function uses. */
export interface PaymentServices extends Payments {
  /** All its calls share one time limit (`fetchWithin`). */
  readonly stripe: Stripe;
}

/** What all calls of payment functions share. */
interface Payments extends Platform {
  readonly openStripe: () => Stripe;
  readonly webhookSecret: string;
  /** Whether Stripe is in live mode; events of the other mode are refused. */
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

/** A handler that creates a Stripe client for each request, so that each has its own time limit. */
export function withStripe(payments: Payments, build: (services: PaymentServices) => Handler): Handler {
  return (request) => build({ ...payments, stripe: payments.openStripe() })(request);
}
