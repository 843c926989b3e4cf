import { createHmac } from 'node:crypto';
import type { Attack } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { read, readsThemselves } from './requests.ts';

type Claims = Record<string, unknown>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** The genuine token with other claims, under its genuine signature. */
const withClaims =
  (claims: Claims) =>
  (token: string): string => {
    const [header = '', , signature = ''] = token.split('.');
    return [header, encode({ ...claimsOf(token), ...claims }), signature].join('.');
  };

/** The same claims, signed with a key that anybody knows. */
const signedWith =
  (key: string, claims: Claims) =>
  (token: string): string => {
    const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claimsOf(token), ...claims })}`;
    return `${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`;
  };

const unsigned =
  (claims: Claims) =>
  (token: string): string =>
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claimsOf(token), ...claims })}.`;

const SUPER = { sub: idOf('super') };
const SERVICE = { role: 'service_role' };

const FORGERIES: Readonly<Record<string, (token: string) => string>> = {
  'with the subject swapped': withClaims(SUPER),
  'with the role swapped': withClaims(SERVICE),
  'without a signature, as somebody else': unsigned(SUPER),
  'without a signature, as the service': unsigned(SERVICE),
  'signed with the published key': signedWith('sb_publishable_local', SERVICE),
  'signed with the key of the Supabase documentation': signedWith(
    'super-secret-jwt-token-with-at-least-32-characters-long',
    SERVICE,
  ),
  'signed with nothing': signedWith('\0', SUPER),
  'that is no token': () => 'not.a.token',
  'that has lost its signature': (token) => token.split('.').slice(0, 2).join('.'),
};

/** Tokens that nobody issued. */
export const TOKEN_ATTACKS: readonly Attack[] = Object.entries(FORGERIES).map(
  ([how, forge]): Attack => ({
    id: `a person comes with a token ${how}`,
    actor: 'ace',
    request: { ...read('profiles?select=*'), forge },
    // Refused, or taken for a visitor, who finds nothing.
    allowedStatuses: [200, 401],
    forbiddenText: ['ace@benchready.test'],
    control: readsThemselves('ace'),
  }),
);
