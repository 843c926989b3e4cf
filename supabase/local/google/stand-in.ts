import { randomBytes } from 'node:crypto';
import type { Handler } from '../gateway.ts';
import { json, page } from '../http/answers.ts';
import { consentPage, wrongRequestPage } from './page.ts';

interface GoogleClient {
  readonly clientId: string;
  readonly secret: string;
  /** The only address a code is sent to. */
  readonly redirectUri: string;
}

export interface GoogleOptions {
  readonly client: GoogleClient;
  /** The origin of the product, to which Auth leads after the consent. */
  readonly siteUrl: string;
  /** Accounts that the page offers to choose from. */
  readonly knownEmails: () => Promise<readonly string[]>;
}

export interface GoogleStandIn {
  /** `/google/*` for browsers. */
  readonly pages: Handler;
  /** What Google's own servers would answer Auth's server; null for any other address. */
  readonly server: Handler;
}

interface Person {
  readonly email: string;
  readonly name: string;
}

/** How long a code, and the access token bought with it, may be used. */
const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_MS = 3_600_000;

const AUTHORIZE_PATH = '/google/authorize';
const CONSENT_PATH = '/google/consent';
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Creates single-use tokens for a person, which expire after `lifeMs`. */
function createTickets(lifeMs: number): {
  issue(person: Person): string;
  redeem(ticket: string): Person | null;
} {
  const known = new Map<string, { person: Person; until: number }>();
  return {
    issue: (person) => {
      const now = Date.now();
      for (const [ticket, { until }] of known) if (until < now) known.delete(ticket);
      const ticket = randomBytes(24).toString('base64url');
      known.set(ticket, { person, until: now + lifeMs });
      return ticket;
    },
    redeem: (ticket) => {
      const entry = known.get(ticket);
      known.delete(ticket);
      return entry !== undefined && entry.until >= Date.now() ? entry.person : null;
    },
  };
}

/** Google's stable id of an account: the same email always has the same one. */
function subjectOf(email: string): string {
  return `google-${Buffer.from(email).toString('hex')}`;
}

/**
 * A stand-in for Google, so that 'Continue with Google' works offline: a consent page for the person, and the two endpoints
 * that Auth's server calls (code for token, token for user info).
 */
export function createGoogleStandIn({ client, siteUrl, knownEmails }: GoogleOptions): GoogleStandIn {
  const codes = createTickets(CODE_LIFE_MS);
  const tokens = createTickets(TOKEN_LIFE_MS);
  // Browsers apply form-action to every redirect after a form: this page, Auth and the product.
  const formAction = `'self' ${new URL(client.redirectUri).origin} ${new URL(siteUrl).origin}`;

  const isForUs = (params: URLSearchParams): boolean =>
    params.get('client_id') === client.clientId && params.get('redirect_uri') === client.redirectUri;

  const back = (params: Readonly<Record<string, string>>): Response => {
    const target = new URL(client.redirectUri);
    for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value);
    return new Response(null, {
      status: 303,
      headers: { location: target.href, 'cache-control': 'no-store' },
    });
  };

  const consent = async (form: URLSearchParams): Promise<Response> => {
    const state = form.get('state') ?? '';
    if (form.get('action') === 'cancel') {
      return back({ state, error: 'access_denied', error_description: 'The sign-in was cancelled.' });
    }
    const email = (form.get('account') || form.get('email') || '').trim().toLowerCase();
    const name = (form.get('name') ?? '').trim();
    if (!EMAIL.test(email)) {
      const html = consentPage({ state, emails: await knownEmails(), email, name, isEmailWrong: true });
      return page(html, { status: 422, formAction });
    }
    return back({ state, code: codes.issue({ email, name: name || (email.split('@')[0] ?? email) }) });
  };

  const pages: Handler = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'GET' && pathname === AUTHORIZE_PATH) {
      if (!isForUs(searchParams)) return page(wrongRequestPage(), { status: 400 });
      const state = searchParams.get('state') ?? '';
      return page(consentPage({ state, emails: await knownEmails(), email: '', name: '' }), { formAction });
    }
    if (request.method === 'POST' && pathname === CONSENT_PATH) {
      return consent(new URLSearchParams(await request.text()));
    }
    return pathname.startsWith('/google/') ? json({ message: 'No such address.' }, 404) : null;
  };

  const server: Handler = async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host === 'oauth2.googleapis.com' && pathname === '/token') {
      const form = new URLSearchParams(await request.text());
      const isClient = isForUs(form) && form.get('client_secret') === client.secret;
      const person = codes.redeem(form.get('code') ?? '');
      if (!isClient || person === null) return json({ error: 'invalid_grant' }, 400);
      const expires_in = TOKEN_LIFE_MS / 1000;
      return json({
        access_token: tokens.issue(person),
        token_type: 'Bearer',
        expires_in,
        scope: 'email profile',
      });
    }
    if (host === 'www.googleapis.com' && pathname === '/userinfo/v2/me') {
      const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
      const person = tokens.redeem(token);
      if (person === null) return json({ error: 'invalid_token' }, 401);
      return json({ ...person, id: subjectOf(person.email), verified_email: true });
    }
    return null;
  };

  return { pages, server };
}

/** Google's own page, as Auth asks for it, on the stand-in's address instead. Other redirects stay as they are. */
export function toStandIn(location: string, publicUrl: string): string {
  if (!location.startsWith('https://accounts.google.com/o/oauth2/v2/auth?')) return location;
  return new URL(AUTHORIZE_PATH + new URL(location).search, publicUrl).href;
}
