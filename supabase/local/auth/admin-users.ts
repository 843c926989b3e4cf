import { z } from 'zod';
import type { Database, Query } from '../database/database.ts';
import type { Handler } from '../gateway.ts';
import { LOCAL_KEYS } from '../settings.ts';
import * as accounts from './accounts.ts';
import { AuthRefusal, authJson, readJsonObject } from './errors.ts';

const USERS_PATH = /^\/auth\/v1\/admin\/users(?:\/([^/]+))?$/;
const MIN_PASSWORD_LENGTH = 6;
const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 1000;

const metadata = z.record(z.string(), z.unknown());
const attributes = z.object({
  email: z.email().optional(),
  password: z.string().max(72).optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
});
type Attributes = z.infer<typeof attributes>;

/** Admits only the service: a request with the secret key and without a person's token. */
function assertService(request: Request): void {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (key === null) throw new AuthRefusal(401, 'no_authorization', 'No API key found in request');
  if (key !== LOCAL_KEYS.secret && key !== LOCAL_KEYS.publishable) {
    throw new AuthRefusal(401, 'no_authorization', 'Invalid API key');
  }
  const bearer = request.headers.get('authorization') ?? `Bearer ${key}`;
  if (key === LOCAL_KEYS.secret && isBrowser(request)) {
    throw new AuthRefusal(401, 'no_authorization', 'Forbidden use of secret API key in browser');
  }
  if (key !== LOCAL_KEYS.secret || bearer !== `Bearer ${LOCAL_KEYS.secret}`) {
    throw new AuthRefusal(403, 'not_admin', 'User not allowed');
  }
}

/** Whether a browser sent the request. As on hosted Supabase, requests with the secret key from a browser are refused. */
function isBrowser(request: Request): boolean {
  return /Mozilla\//.test(request.headers.get('user-agent') ?? '');
}

async function readAttributes(request: Request): Promise<Attributes> {
  const parsed = attributes.safeParse(await readJsonObject(request));
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'body');
    const message =
      field === 'email' ? 'Unable to validate email address: invalid format' : `Invalid ${field}`;
    throw new AuthRefusal(400, 'validation_failed', message);
  }
  const { password } = parsed.data;
  if (password !== undefined && password.length < MIN_PASSWORD_LENGTH) {
    const message = `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`;
    throw new AuthRefusal(422, 'weak_password', message, { weak_password: { reasons: ['length'] } });
  }
  return parsed.data;
}

async function requireAccount(query: Query, id: string): Promise<accounts.Account> {
  const account = await accounts.findById(query, id);
  if (account === null) throw new AuthRefusal(404, 'user_not_found', 'User not found');
  return account;
}

async function create(request: Request, database: Database): Promise<Response> {
  const wanted = await readAttributes(request);
  if (wanted.email === undefined) {
    throw new AuthRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  }
  if ((await accounts.findByEmail(database.query, wanted.email)) !== null) throw emailExists();
  const id = await accounts
    .insertAccount(database, {
      email: wanted.email,
      password: wanted.password ?? null,
      isConfirmed: wanted.email_confirm ?? false,
      appMetadata: wanted.app_metadata ?? {},
      userMetadata: wanted.user_metadata ?? {},
    })
    .catch((error: unknown) => {
      // With two simultaneous requests the second one violates the unique index.
      if (String(error).includes('users_email_partial_key')) throw emailExists();
      console.error('[auth]', error);
      throw new AuthRefusal(500, 'unexpected_failure', 'Database error creating new user');
    });
  return authJson(accounts.toUserJson(await requireAccount(database.query, id)));
}

function emailExists(): AuthRefusal {
  return new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered');
}

async function list(url: URL, query: Query): Promise<Response> {
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
  const asked = Number(url.searchParams.get('per_page')) || DEFAULT_PAGE_SIZE;
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, asked));
  const total = await accounts.countAccounts(query);
  const last = Math.max(1, Math.ceil(total / size));
  const rows = await accounts.listAccounts(query, size, (page - 1) * size);
  const link = (to: number, rel: string): string =>
    `<${url.pathname}?page=${to}&per_page=${size}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return authJson({ users: rows.map(accounts.toUserJson), aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: links.join(', '),
    'access-control-expose-headers': 'X-Total-Count, Link',
  });
}

async function update(id: string, request: Request, database: Database): Promise<Response> {
  const wanted = await readAttributes(request);
  await requireAccount(database.query, id);
  if (wanted.email !== undefined) {
    const other = await accounts.findByEmail(database.query, wanted.email);
    if (other !== null && other.id !== id) throw emailExists();
  }
  await accounts.updateAccount(database, id, wanted);
  return authJson(accounts.toUserJson(await requireAccount(database.query, id)));
}

async function remove(id: string, query: Query): Promise<Response> {
  const account = await requireAccount(query, id);
  await query('delete from auth.refresh_tokens where user_id::text = $1', [id]);
  await query('delete from auth.users where id::text = $1', [id]);
  return authJson(accounts.toUserJson(account));
}

/** Answers `auth.admin.*` of supabase-js: create, get, list, update and delete users, which Lite lacks. */
export function answerAdminUsers(database: Database): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const match = USERS_PATH.exec(url.pathname);
    if (match === null || request.method === 'OPTIONS') return null;
    assertService(request);
    const id = match[1];
    if (id === undefined) {
      if (request.method === 'POST') return create(request, database);
      if (request.method === 'GET') return list(url, database.query);
      return authJson(null, 405, { allow: 'GET, POST' });
    }
    if (request.method === 'GET')
      return authJson(accounts.toUserJson(await requireAccount(database.query, id)));
    if (request.method === 'PUT') return update(id, request, database);
    if (request.method === 'DELETE') return remove(id, database.query);
    return authJson(null, 405, { allow: 'GET, PUT, DELETE' });
  };
}
