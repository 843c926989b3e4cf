import Stripe from 'stripe';
import type { StripeEnv } from './env.ts';
import { fetchWithin, type StripePatience } from './stripe-time.ts';

/** The API version that everything here is written against (spec section 7). */
const STRIPE_API_VERSION = '2025-05-28.basil';

/** The official client; it talks to the stand-in when the environment says where that is. */
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

/** Stripe's way of saying that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** The id of a field that Stripe answers as an id or, expanded, as the object itself. */
export function idOf(reference: string | { readonly id?: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : (reference.id ?? null);
}
