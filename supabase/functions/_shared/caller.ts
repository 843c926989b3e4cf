import {
  type AuthError,
  createClient,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { z } from 'zod';
import { roleOf } from '../../../src/core/access/roles.ts';
import type { Database } from '../../../src/core/contracts/database.ts';
import type { Role } from '../../../src/core/contracts/vocabulary.ts';
import { HttpError } from './http-error.ts';
import { type RateLimit, rateLimitParams, tooManyCalls } from './rate-limit.ts';
import type { Platform } from './services.ts';

export interface Caller extends SignedIn {
  readonly email: string;
  readonly fullName: string | null;
  readonly role: Role;
  readonly stripeCustomerId: string | null;
}

const tokenClaims = z.object({ sub: z.uuid(), session_id: z.uuid().optional() });

const callerFacts = z.object({
  role: z.string().nullable(),
  status: z.boolean().nullable(),
  full_name: z.string().nullable(),
  stripe_customer_id: z.string().nullable(),
  email: z.string().nullable(),
  is_signed_in: z.boolean(),
  wait_seconds: z.int().nonnegative(),
});

/** A person with a valid token. Being authenticated implies no permission. */
export interface SignedIn {
  readonly id: string;
  /**
   * The session that the database has to check: the token was verified here with the project's public key, which does not
   * detect a later sign-out. Null when Auth itself verified the token.
   */
  readonly sessionId: string | null;
  /** For calls in which the database applies this person's permissions. */
  readonly accessToken: string;
}

/**
 * The person from the token. The signature is verified here if the project has asymmetric keys, and by Auth otherwise.
 *
 * @throws HttpError 401 without a valid token, 503 when Auth is unavailable.
 */
export async function readToken(platform: Platform, request: Request): Promise<SignedIn> {
  const token = bearerToken(request);
  if (token === null) throw notAuthenticated();
  const { signingKeys } = platform.env;
  const { data, error } = await clientWith(platform, token).auth.getClaims(
    token,
    signingKeys === null ? {} : { jwks: signingKeys },
  );
  if (error !== null && !isTokenRejected(error)) throw new HttpError(503, 'Unable to verify account status');
  const claims = tokenClaims.safeParse(data?.claims);
  if (data === null || error !== null || !claims.success) throw notAuthenticated();
  const isVouchedFor = data.header.alg.startsWith('HS');
  const { sub: id, session_id: sessionId = null } = claims.data;
  if (!isVouchedFor && sessionId === null) throw notAuthenticated();
  return { id, sessionId: isVouchedFor ? null : sessionId, accessToken: token };
}

/**
 * The caller's present data from the profile, because a token keeps the data of the time when it was issued. With a rate
 * limit, the call counts against it.
 *
 * @throws HttpError 401 after a sign-out, 403 for a missing or deactivated profile, 429 above the rate limit, 503 when the
 * database is unavailable.
 */
export async function readProfile(platform: Platform, person: SignedIn, limit?: RateLimit): Promise<Caller> {
  const profile = await platform.service.rpc('read_caller', {
    user_id_param: person.id,
    ...(person.sessionId === null ? {} : { session_id_param: person.sessionId }),
    ...(limit === undefined ? {} : rateLimitParams(limit)),
  });
  if (profile.error !== null) throw new HttpError(503, 'Unable to verify account status');
  if (profile.data === null) throw noProfile();
  const row = callerFacts.parse(profile.data);
  if (!row.is_signed_in) throw notAuthenticated();
  if (row.status === false) throw deactivated();
  if (row.wait_seconds > 0) throw tooManyCalls(row.wait_seconds);
  return {
    ...person,
    email: row.email ?? '',
    fullName: row.full_name,
    role: roleOf(row.role),
    stripeCustomerId: row.stripe_customer_id,
  };
}

/** Identifies the caller by `readToken` and `readProfile`; throws what they throw. */
export async function identifyCaller(
  platform: Platform,
  request: Request,
  limit?: RateLimit,
): Promise<Caller> {
  return readProfile(platform, await readToken(platform, request), limit);
}

export function notAuthenticated(): HttpError {
  return new HttpError(401, 'Not authenticated');
}

export function noProfile(): HttpError {
  return new HttpError(403, 'Account profile not found. Please contact support.');
}

export function deactivated(): HttpError {
  return new HttpError(403, 'Account Deactivated or Deleted. Signup again to continue.');
}

function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** A client with the caller's permissions: row level security and the guards apply, and the audit log names the caller. */
export function actAs(platform: Platform, caller: Caller): SupabaseClient<Database> {
  return clientWith(platform, caller.accessToken);
}

/** A client with the permissions of the token instead of the service role. */
function clientWith(platform: Platform, token: string): SupabaseClient<Database> {
  return createClient<Database>(platform.env.supabaseUrl, platform.env.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}

/** Whether Auth rejected the token; any other error is a failure of Auth. */
function isTokenRejected(error: AuthError): boolean {
  return !isAuthRetryableFetchError(error) && error.status !== undefined && error.status < 500;
}
