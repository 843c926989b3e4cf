import { BADGE_PATH } from '../../../src/core/assessment/credential/addresses.ts';
import { LOCAL_KEYS, LOCAL_STRIPE } from '../settings.ts';
import type { FunctionsEnv } from './deno.ts';

/** The variables that hosted Supabase gives a function, and the secrets that a deployment sets. */
export function functionsEnv(url: string, siteUrl: string): FunctionsEnv {
  const { hostname, port } = new URL(url);
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_KEYS.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_KEYS.secret }),
    SITE_URL: siteUrl,
    STRIPE_SECRET_KEY: LOCAL_STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    STRIPE_API_HOST: hostname,
    STRIPE_API_PORT: port,
    STRIPE_API_PROTOCOL: 'http',
  };
}

/** The secrets of the functions that sign and show certificates. @param publicUrl where browsers reach the backend. */
export function issuerEnv(publicUrl: string, credentialKeys: string): FunctionsEnv {
  return { BADGE_URL: `${publicUrl}${BADGE_PATH}`, CREDENTIAL_KEYS: credentialKeys };
}
