import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import type { Award } from '../../../src/core/assessment/certificate/award.ts';
import { credentialClaims } from '../../../src/core/assessment/credential/claims.ts';
import { credentialNumber, NUMBER_WORDS } from '../../../src/core/assessment/credential/number.ts';
import type { Issuer } from '../_shared/credential-keys.ts';
import { randomWord } from '../_shared/random-word.ts';
import { storeCredential } from '../_shared/stored-credential.ts';
import type { AwardKey, StoredAward } from './stored-award.ts';

const SALT_BYTES = 16;

/** Signs and keeps the certificate of an award; answers its number. Two calls at once answer the same one. */
export async function issue(
  issuer: Issuer,
  key: AwardKey,
  { award, email }: { readonly award: Award; readonly email: string },
): Promise<string> {
  const id = credentialNumber(award.track, Array.from({ length: NUMBER_WORDS }, randomWord));
  const salt = hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const claims = credentialClaims({
    award,
    number: id,
    subject: {
      uuid: crypto.randomUUID(),
      salt,
      emailHash: await sha256(`${email.trim().toLowerCase()}${salt}`),
    },
    issuedAt: Date.now(),
    siteUrl: issuer.env.siteUrl,
    addresses: issuer.addresses,
  });
  const { jwt, kid } = await sign(issuer, claims);
  return storeCredential(issuer, { ...key, id, jwt, kid, expiresAt: award.validUntil });
}

/** Signs what a certificate says with the present key; not a word of it changes. */
export async function signAnew(
  issuer: Issuer,
  key: AwardKey,
  {
    award,
    credential,
  }: { readonly award: Award; readonly credential: NonNullable<StoredAward['credential']> },
): Promise<void> {
  const { jwt, kid } = await sign(issuer, decodeJwt(credential.jwt));
  await storeCredential(issuer, { ...key, id: credential.id, jwt, kid, expiresAt: award.validUntil });
}

/** RS256, which every reader of Open Badges knows; `kid` is the address that answers the public key. */
async function sign({ keys: { signing }, addresses }: Issuer, claims: object) {
  const key = await importJWK({ ...signing }, 'RS256');
  const jwt = await new SignJWT({ ...claims } as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: addresses.key(signing.kid), typ: 'JWT' })
    .sign(key);
  return { jwt, kid: signing.kid };
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
