import { decodeJwt } from 'jose';
import type { CertificateTrack } from '../../../src/core/assessment/certificate/award.ts';
import { achievementOf } from '../../../src/core/assessment/credential/claims.ts';
import { CREDENTIAL_TRACKS, readCredentialNumber } from '../../../src/core/assessment/credential/number.ts';
import { readCredential } from '../../../src/core/assessment/credential/told.ts';
import { badgePicture } from '../_shared/badge-picture.ts';
import type { Issuer } from '../_shared/credential-keys.ts';
import { failureResponse, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { Platform } from '../_shared/services.ts';
import { listRevoked, readBadge } from '../_shared/stored-credential.ts';

const NAME = 'badge';

/** Everything here is public, and meant for tools on any page: validators, wallets. No cookie or token is looked at. */
const OPEN = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };
const METHODS = 'GET, HEAD, OPTIONS';

/** Keys change seldom, and a revocation should be known within a minute. */
const KEY_AGE = 'public, max-age=300';
const BADGE_AGE = 'public, max-age=60';

interface Answer {
  readonly body: string;
  readonly type: string;
  readonly age: string;
}

/**
 * What anybody needs to check a certificate: `{id}` the signed badge, `{id}.svg` its picture with the badge in it, `{id}.json` what it
 * says, `keys` and `keys/{kid}`, `revoked`, and `achievements/{track}`.
 */
export function badge(issuer: Issuer): Handler {
  return async (request) => {
    try {
      if (request.method === 'OPTIONS') {
        return new Response(null, {
          status: 204,
          headers: { ...OPEN, 'access-control-allow-methods': METHODS, 'access-control-allow-headers': '*' },
        });
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new HttpError(405, 'Method not allowed', undefined, { allow: METHODS });
      }
      const { body, type, age } = await answerTo(issuer, pathOf(request));
      return new Response(request.method === 'HEAD' ? null : body, {
        headers: { ...OPEN, 'content-type': type, 'cache-control': age, ...contentPolicy(type) },
      });
    } catch (error) {
      return failureResponse(NAME, error, OPEN);
    }
  };
}

/** The part of the address below the function's own. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(/^.*?\/badge\/?/, '');
}

/** A picture that is opened by itself runs nothing. */
function contentPolicy(type: string): Readonly<Record<string, string>> {
  return type === SVG
    ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    : {};
}

const SVG = 'image/svg+xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

async function answerTo(issuer: Issuer, path: string): Promise<Answer> {
  const { keys, addresses } = issuer;
  const [first = '', second] = path.split('/');
  if (path === 'keys') return json({ keys: keys.published }, KEY_AGE);
  if (first === 'keys' && second !== undefined) return json(keyOf(issuer, second), KEY_AGE);
  if (path === 'revoked') return json(await revocationList(issuer), BADGE_AGE);
  const track = CREDENTIAL_TRACKS.find((one) => path === `achievements/${one}`);
  if (track !== undefined) return json(achievementOf(track, addresses.achievement(track)), KEY_AGE);
  const [, name = '', ending] = /^([^./]+)(\.svg|\.json)?$/.exec(path) ?? [];
  const jwt = await badgeOf(issuer, name);
  if (ending === '.svg') return { body: badgePicture(trackOf(jwt), jwt), type: SVG, age: BADGE_AGE };
  if (ending === '.json') return json(decodeJwt(jwt), BADGE_AGE);
  return { body: jwt, type: TEXT, age: BADGE_AGE };
}

function json(value: unknown, age: string): Answer {
  return { body: JSON.stringify(value), type: 'application/json', age };
}

/** @throws HttpError 410 for a key that was revoked, 404 for one that never was. */
function keyOf({ keys }: Issuer, id: string) {
  const key = keys.published.find(({ kid }) => kid === id);
  if (key !== undefined) return key;
  if (keys.revoked.includes(id))
    throw new HttpError(410, 'This key was revoked. What it has signed proves nothing.');
  throw new HttpError(404, 'There is no such key.');
}

/** @throws HttpError 410 for a certificate that its holder has withdrawn, 404 for an unknown one. */
async function badgeOf(platform: Platform, name: string): Promise<string> {
  const number = readCredentialNumber(name);
  const stored = number === null ? null : await readBadge(platform, number);
  if (stored === null) throw new HttpError(404, 'There is no certificate of this number.');
  if (stored.jwt === null) throw new HttpError(410, 'This certificate was withdrawn by its holder.');
  return stored.jwt;
}

function trackOf(jwt: string): CertificateTrack {
  const told = readCredential(decodeJwt(jwt));
  if (told === null) throw new Error('A stored badge says nothing that we issue.');
  return told.track;
}

/** The list of the 1EdTech Revocation List Status Method 1.0. */
async function revocationList(issuer: Issuer) {
  const { addresses, env } = issuer;
  const revoked = await listRevoked(issuer);
  return {
    id: addresses.revoked,
    issuer: env.siteUrl,
    revokedCredential: revoked.map(({ id, reason }) => ({
      id: addresses.badge(id),
      revoked: true,
      revocationReason: reason ?? 'Withdrawn by its holder.',
    })),
  };
}
