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

/** Somebody whose token the auth service vouches for; whether they may do anything is another question. */
export interface SignedIn {
  readonly id: string;
  /**
   * The session that the database has to find open: the token was checked here by the project's public key, and says
   * nothing of a sign-out since. Null where Auth itself vouched for it.
   */
  readonly sessionId: string | null;
  /** For what the database is to judge as done by this person. */
  readonly accessToken: string;
}

/**
 * The person from the token. Where the project's keys are public the signature is checked here; otherwise the auth service
 * vouches for it.
 *
 * @throws HttpError 401 without a valid token, 503 when nobody can tell.
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
 * Everything else about them from the profile's row, because a token goes on saying what was true when it was made. With
 * a rate limit the call counts as one.
 *
 * @throws HttpError 401 after a sign-out, 403 for a missing or deactivated profile, 429 for one too many, 503 when nobody can tell.
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

/** Who is asking: what `readToken` and `readProfile` say, and throw. */
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

/** Does things as this person and no more than that: row security and the guards judge them, the audit log names them. */
export function actAs(platform: Platform, caller: Caller): SupabaseClient<Database> {
  return clientWith(platform, caller.accessToken);
}

/** A client without the service's powers: the token alone has to be good enough. */
function clientWith(platform: Platform, token: string): SupabaseClient<Database> {
  return createClient<Database>(platform.env.supabaseUrl, platform.env.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}

/** The auth service answered, and its answer was no; anything else is its own trouble. */
function isTokenRejected(error: AuthError): boolean {
  return !isAuthRetryableFetchError(error) && error.status !== undefined && error.status < 500;
}
