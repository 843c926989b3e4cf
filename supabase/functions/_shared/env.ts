import type { JWK } from '@supabase/supabase-js';
import { z } from 'zod';

/** The variables a function reads, by the names that hosted Supabase gives them. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface PlatformEnv {
  readonly supabaseUrl: string;
  /** Opens what everybody may see; what else a person may see is for their token. */
  readonly publishableKey: string;
  /** Goes past row security. */
  readonly secretKey: string;
  /** The origin of the product, without a slash at the end. */
  readonly siteUrl: string;
  /** Public keys that access tokens are signed with; null for a project whose keys are secret, and are Auth's alone. */
  readonly signingKeys: SigningKeys | null;
}

/** A JSON Web Key Set, as supabase-js takes it. */
interface SigningKeys {
  readonly keys: JWK[];
}

export interface StripeEnv {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe's API answers, when it is not Stripe itself: the local stand-in. */
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
 * An empty webhook secret would make every signature of an attacker who signs with nothing a valid one, so it
 * counts as missing.
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

/** @throws Error for a set that cannot be read: tokens would then be asked about one by one, and nobody would notice. */
function signingKeys(variables: Variables): SigningKeys | null {
  const json = variables['SUPABASE_JWKS']?.trim();
  if (json === undefined || json === '') return null;
  try {
    return keySet.parse(JSON.parse(json));
  } catch {
    throw new Error('Environment variable SUPABASE_JWKS is no JSON Web Key Set');
  }
}

/** The name that Supabase gives the first key of each kind. */
const FIRST_KEY = 'default';

/**
 * A key of the project. Hosted functions find the present ones as a JSON object by name; projects older than those have one
 * key under the former name, which Supabase ends with 2026.
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

/** @throws Error that does not repeat the value, which is a secret. */
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
