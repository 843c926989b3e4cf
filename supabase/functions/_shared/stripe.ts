import Stripe from 'stripe';
import type { StripeEnv } from './env.ts';
import { fetchWithin, type StripePatience } from './stripe-time.ts';

/** The API version that this code is written for (spec section 7). */
const STRIPE_API_VERSION = '2025-05-28.basil';

/** The official client, connected to the local stand-in if the environment names one. */
export function createStripe(env: StripeEnv, patience: StripePatience): Stripe {
  return new Stripe(env.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetchWithin(patience.allMs)),
    timeout: patience.callMs,
    maxNetworkRetries: patience.retries,
    telemetry: false,
    ...(env.api === null ? {} : env.api),
  });
}

export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey);
}

/** Whether Stripe reports that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The id of a field that Stripe returns as an id or, expanded, as an object. */
export function idOf(reference: string | { readonly id?: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : (reference.id ?? null);
}
