import { z } from 'zod';
import {
  BADGE_PATH,
  type BadgeAddresses,
  badgeAddresses,
} from '../../../src/core/assessment/credential/addresses.ts';
import type { Variables } from './env.ts';
import { createPlatform, type Platform } from './services.ts';

const VARIABLE = 'CREDENTIAL_KEYS';

/** base64url. */
const number = z.string().regex(/^[\w-]+$/);

/** 2048 bits make 342 characters of base64url: the least that the specification of badges allows. */
const MODULUS_CHARACTERS = 342;

const publicParts = {
  kid: z.string().regex(/^[\w-]{1,40}$/),
  kty: z.literal('RSA'),
  n: number.min(MODULUS_CHARACTERS),
  e: number,
};

/** A key that signs no more may be kept without its private parts. */
const storedKey = z.looseObject({
  ...publicParts,
  /** Its private part got out: what it has signed proves nothing any more. */
  revoked: z.boolean().default(false),
});

const signingKey = z.object({
  ...publicParts,
  d: number,
  p: number,
  q: number,
  dp: number,
  dq: number,
  qi: number,
});

const keySet = z.object({ keys: z.array(storedKey).min(1) });

/** The public half, as anybody may have it. */
interface PublicCredentialKey {
  readonly kid: string;
  readonly kty: 'RSA';
  readonly alg: 'RS256';
  readonly use: 'sig';
  readonly n: string;
  readonly e: string;
}

interface CredentialKeys {
  /** The private key that signs new certificates, as a JWK. */
  readonly signing: z.output<typeof signingKey>;
  /** Whose signatures count: the signing one and those before it that were not revoked. */
  readonly published: readonly PublicCredentialKey[];
  readonly revoked: readonly string[];
}

/**
 * The keys of certificates: `CREDENTIAL_KEYS`, a JSON Web Key Set. The first private key that is not revoked signs; a new one is put
 * before it, and those before stay, so that what they signed can be verified (README, Deploy).
 *
 * @throws Error that names the variable and no value, which is a secret.
 */
function readCredentialKeys(variables: Variables): CredentialKeys {
  const { keys } = parsed(variables[VARIABLE]);
  if (new Set(keys.map(({ kid }) => kid)).size !== keys.length) {
    throw new Error(`Environment variable ${VARIABLE} has two keys of one kid`);
  }
  const [signing] = keys.flatMap((key) => (key.revoked ? [] : (signingKey.safeParse(key).data ?? [])));
  if (signing === undefined)
    throw new Error(`Environment variable ${VARIABLE} has no private key to sign with`);
  return {
    signing,
    published: keys
      .filter(({ revoked }) => !revoked)
      .map(({ kid, kty, n, e }) => ({ kid, kty, alg: 'RS256', use: 'sig', n, e })),
    revoked: keys.filter(({ revoked }) => revoked).map(({ kid }) => kid),
  };
}

function parsed(json: string | undefined): z.output<typeof keySet> {
  if (json === undefined || json.trim() === '') throw new Error(`Missing environment variable ${VARIABLE}`);
  try {
    return keySet.parse(JSON.parse(json));
  } catch {
    throw new Error(`Environment variable ${VARIABLE} is no JSON Web Key Set of RSA keys of 2048 bits`);
  }
}

/** What the functions use that sign certificates and show them. */
export interface Issuer extends Platform {
  readonly keys: CredentialKeys;
  readonly addresses: BadgeAddresses;
}

/**
 * @throws Error when a variable is missing or wrong: the function then does not start. `BADGE_URL` is where the function `badge`
 * answers when that is not below Supabase's own address.
 */
export function createIssuer(variables: Variables): Issuer {
  const platform = createPlatform(variables);
  const badgeUrl = variables['BADGE_URL']?.trim() || `${platform.env.supabaseUrl}${BADGE_PATH}`;
  return {
    ...platform,
    keys: readCredentialKeys(variables),
    addresses: badgeAddresses(badgeUrl.replace(/\/+$/, '')),
  };
}
