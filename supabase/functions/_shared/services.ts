import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type Stripe from 'stripe';
import { type PlatformEnv, readPlatformEnv, readStripeEnv, type Variables } from './env.ts';
import { createStripe, isLiveKey } from './stripe.ts';

/** What every function works with: the product's origin and the two ways into the database. */
export interface Platform {
  readonly env: PlatformEnv;
  /** Acts as the service: past row security, so every use names whose rows it means. */
  readonly service: SupabaseClient;
}

/** What a function that deals with money works with. */
export interface PaymentServices extends Platform {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether real money moves; test events are refused then, and the other way round. */
  readonly isLive: boolean;
}

/** @throws Error when a variable is missing: the function then does not start. */
export function createPlatform(variables: Variables): Platform {
  const env = readPlatformEnv(variables);
  const service = createClient(env.supabaseUrl, env.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { env, service };
}

/** @throws Error when a variable is missing: the function then does not start. */
export function createPaymentServices(variables: Variables): PaymentServices {
  const stripeEnv = readStripeEnv(variables);
  return {
    ...createPlatform(variables),
    stripe: createStripe(stripeEnv),
    webhookSecret: stripeEnv.webhookSecret,
    isLive: isLiveKey(stripeEnv.secretKey),
  };
}
