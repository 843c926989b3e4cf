import type { JWK } from '@supabase/supabase-js';
import { z } from 'zod';

/** Environment variables, by the names that hosted Supabase uses. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface PlatformEnv {
  readonly supabaseUrl: string;
  /** Grants public access; a person's token grants theirs. */
  readonly publishableKey: string;
  /** Bypasses row level security. */
  readonly secretKey: string;
  /** The product's origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Public keys that verify access tokens; null for a project with a symmetric secret, which only Auth has. */
  readonly signingKeys: SigningKeys | null;
}

/** A JSON Web Key Set, as supabase-js takes it. */
interface SigningKeys {
  readonly keys: JWK[];
}

export interface StripeEnv {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Address of the local stand-in for Stripe's API; null for Stripe itself. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
}

/** @throws Error naming the variable that is missing, so that a function without it never starts. */
export function readPlatformEnv(variables: Variables): PlatformEnv {
  return {
    supabaseUrl: required(variables, 'SUPABASE_URL'),
    publishableKey: projectKey(variables, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    secretKey: projectKey(variables, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: new URL(required(variables, 'SITE_URL')).origin,
    signingKeys: signingKeys(variables),
  };
}

/**
 * An empty webhook secret counts as missing: anybody could sign with it.
 *
 * @throws Error naming the variable that is missing.
 */
export function readStripeEnv(variables: Variables): StripeEnv {
  const host = variables['STRIPE_API_HOST'];
  return {
    secretKey: required(variables, 'STRIPE_SECRET_KEY'),
    webhookSecret: required(variables, 'STRIPE_WEBHOOK_SECRET'),
    api:
      host === undefined || host === ''
        ? null
        : {
            host,
            port: Number(required(variables, 'STRIPE_API_PORT')),
            protocol: variables['STRIPE_API_PROTOCOL'] === 'http' ? 'http' : 'https',
          },
  };
}

const keySet = z.object({ keys: z.array(z.custom<JWK>((key) => typeof key === 'object' && key !== null)) });

/** @throws Error for an invalid key set: falling back to Auth for every token would hide the mistake. */
function signingKeys(variables: Variables): SigningKeys | null {
  const json = variables['SUPABASE_JWKS']?.trim();
  if (json === undefined || json === '') return null;
  try {
    return keySet.parse(JSON.parse(json));
  } catch {
    throw new Error('Environment variable SUPABASE_JWKS is no JSON Web Key Set');
  }
}

/** Supabase's name of the first key of each kind. */
const FIRST_KEY = 'default';

/**
 * A key of the project. Hosted functions get the present keys as a JSON object by name; older projects have a single key under
 * the former variable name, which Supabase supports until the end of 2026.
 */
function projectKey(variables: Variables, name: string, formerName: string): string {
  const keys = variables[name]?.trim();
  if (keys === undefined || keys === '') {
    const former = variables[formerName]?.trim();
    if (former === undefined || former === '') {
      throw new Error(`Missing environment variable ${name} (or ${formerName})`);
    }
    return former;
  }
  const byName = keysByName(name, keys);
  const key = byName.get(FIRST_KEY) ?? [...byName.values()][0];
  if (key === undefined) throw new Error(`Missing key in environment variable ${name}`);
  return key;
}

/** @throws Error without the value, which is a secret. */
function keysByName(name: string, json: string): ReadonlyMap<string, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    parsed = null;
  }
  if (typeof parsed !== 'object' || parsed === null) {
    throw new Error(`Invalid environment variable ${name}: a JSON object of keys by name is expected`);
  }
  const keys = Object.entries(parsed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  return new Map(keys);
}

function required(variables: Variables, name: string): string {
  const value = variables[name]?.trim();
  if (value === undefined || value === '') throw new Error(`Missing environment variable ${name}`);
  return value;
}
