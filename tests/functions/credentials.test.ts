import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCredential } from '../../src/core/assessment/credential/told.ts';
import { checkSignature } from '../../src/features/credential/model/check-signature.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { DESK_AWARD, HARDWARE_AWARD, passExam } from '../support/awards.ts';
import { type Caller, caller, callFunction, NOBODY } from '../support/checkout.ts';
import { badgeUrlOf, issueCredential, listRevoked, readPublicCredential } from '../support/credentials.ts';
import { schemaFaults } from '../support/json-schema.ts';
import { partsOf } from '../support/jwt-parts.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

const SCHEMA = JSON.parse(
  readFileSync(new URL('../support/schemas/open-badge-3.json', import.meta.url), 'utf8'),
);
const ASHAS_EXAM = 'ea000000-0000-4000-8000-000000000001';
const OTHER_EXAM = 'ea000000-0000-4000-8000-000000000002';
const EXPIRED_EXAM = 'ea000000-0000-4000-8000-000000000003';

let stack: Stack;
let asha: Caller;
let tess: Caller;
let badgeUrl: string;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  badgeUrl = badgeUrlOf(stack);
  await passExam(stack, 'ace', ASHAS_EXAM);
  return stack;
});

const ask = (who: Caller, examId = ASHAS_EXAM, track = 'hardware') =>
  callFunction(stack, who, 'issue-credential', { examId, track });
const issued = (who = asha, examId = ASHAS_EXAM, track = 'hardware') =>
  issueCredential(stack, who, examId, track);

const get = (path: string): Promise<Response> => fetch(`${badgeUrl}/${path}`);
const badgeOf = async (number: string): Promise<string> => (await get(number)).text();

/** A key at its address; null for none. */
async function published(address: string): Promise<JsonWebKey | null> {
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as JsonWebKey) : null;
}

/** Node's own cryptography, with nothing but what is published. */
async function holds(jwt: string): Promise<boolean> {
  const { header, signed, signature } = partsOf(jwt);
  const key = await published(header.kid);
  if (key === null) return false;
  return verify('RSA-SHA256', signed, createPublicKey({ key: key as never, format: 'jwk' }), signature);
}

const checked = (jwt: string) => checkSignature(jwt, `${badgeUrl}/keys/`, published);

const rewritten = (jwt: string, change: (payload: { [name: string]: unknown }) => void): string => {
  const [header, , signature] = jwt.split('.');
  const { payload } = partsOf(jwt);
  change(payload);
  return `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`;
};

const read = (number: string) => readPublicCredential(stack, number);
const revokedOnes = () => listRevoked(stack);

describe('the badge of a passed exam', () => {
  test('is verified by Node’s own cryptography from the published key alone', async () => {
    const jwt = await badgeOf(await issued());
    const { header } = partsOf(jwt);
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(await holds(jwt)).toBe(true);
    expect(await checked(jwt)).toBe('genuine');
  });

  test('is what the specification of Open Badges 3.0 asks for', async () => {
    const { payload } = partsOf(await badgeOf(await issued()));
    expect(schemaFaults(SCHEMA, payload)).toEqual([]);
    expect(schemaFaults(SCHEMA, { ...payload, type: ['VerifiableCredential'], exp: '2028' })).toEqual([
      'type.contains',
      'exp.type',
    ]);
    expect(payload.iss).toBe(payload.issuer.id);
    expect(payload.sub).toBe(payload.credentialSubject.id);
    expect(payload.jti).toBe(payload.id);
    expect([payload.nbf, payload.exp].map((seconds) => 1000 * seconds)).toEqual([
      Date.parse(payload.validFrom),
      Date.parse(payload.validUntil),
    ]);
  });

  test('says what was awarded, and of the holder nothing but a salted hash', async () => {
    const number = await issued();
    const { payload } = partsOf(await badgeOf(number));
    expect(readCredential(payload)).toMatchObject({
      number,
      track: 'hardware',
      forms: 'HW 2026.1',
      range: HARDWARE_AWARD.range,
      takenTo: HARDWARE_AWARD.takenTo,
      expiresAt: HARDWARE_AWARD.validUntil,
    });
    const [{ identityHash, salt }] = payload.credentialSubject.identifier;
    const hash = createHash('sha256').update(`ace@benchready.test${salt}`).digest('hex');
    expect(identityHash).toBe(`sha256$${hash}`);
    const text = JSON.stringify(payload);
    for (const secret of [asha.id, 'ace@', 'Asha', ASHAS_EXAM]) expect(text).not.toContain(secret);
  });

  test('comes as text, as JSON and inside its picture, to tools on any page', async () => {
    const number = await issued();
    const answers = await Promise.all([number, `${number}.json`, `${number}.svg`].map(get));
    const [jwt = '', json = '', svg = ''] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      'text/plain',
      'application/json',
      'image/svg+xml',
    ]);
    for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(json)).toEqual(partsOf(jwt).payload);
    expect(svg).toMatch(
      /^<svg [^>]*xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"[^>]*>\n<openb/,
    );
    expect(/<openbadges:credential verify="([^"]+)">/.exec(svg)?.[1]).toBe(jwt);
  });

  test('is one for an award, however often and at once it is asked for', async () => {
    const [first, ...others] = await Promise.all([issued(), issued(), issued()]);
    expect(others).toEqual([first, first]);
    expect(await issued()).toBe(first);
  });

  test('of the other tracks says theirs', async () => {
    await passExam(stack, 'testing', OTHER_EXAM, DESK_AWARD);
    const number = await issued(tess, OTHER_EXAM, 'service-desk');
    expect(number).toMatch(/^BR-SD-/);
    const { payload } = partsOf(await badgeOf(number));
    expect(readCredential(payload)?.counts.get('desk-impostors')).toEqual({ value: 3, of: 3 });
    expect(schemaFaults(SCHEMA, payload)).toEqual([]);
  });
});

describe('the published keys', () => {
  test('are public halves, each at its own address as well', async () => {
    const { keys } = (await (await get('keys')).json()) as { keys: readonly JsonWebKey[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
    expect(await published(`${badgeUrl}/keys/local-1`)).toEqual(keys[0]);
    expect((await get('keys/other')).status).toBe(404);
  });
});

describe('a badge is not taken for ours', () => {
  test('when a word of it was changed', async () => {
    const jwt = await badgeOf(await issued());
    const forged = rewritten(jwt, (payload) => {
      payload['exp'] = 4_000_000_000;
    });
    expect([await holds(forged), await checked(forged)]).toEqual([false, 'altered']);
    expect([await holds(jwt), await checked(jwt)]).toEqual([true, 'genuine']);
  });

  test('when it names a key of somebody else', async () => {
    const jwt = await badgeOf(await issued());
    const header = { alg: 'RS256', typ: 'JWT', kid: 'https://evil.example/functions/v1/badge/keys/local-1' };
    const [, ...rest] = jwt.split('.');
    const foreign = [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
    expect(await checked(foreign)).toBe('foreign');
    expect(await checked(jwt)).toBe('genuine');
  });
});

describe('a certificate', () => {
  test('whose holder closes their account is withdrawn without a name, and comes back with the account', async () => {
    const number = await issued();
    const herself = await signIn(stack, 'ace');
    await herself.rpc('show_credential_name', { id_param: number, shown_param: true });
    const [profile] = await stack.sql<{ full_name: string }>('select full_name from profiles where id = $1', [
      asha.id,
    ]);
    expect(await read(number)).toMatchObject({ name: profile?.full_name, is_withdrawn: false });

    await herself.from('profiles').update({ status: false }).eq('id', asha.id);
    expect(await read(number)).toMatchObject({ jwt: null, name: null, is_withdrawn: true });
    expect((await get(number)).status).toBe(410);
    expect(await revokedOnes()).toEqual([expect.objectContaining({ id: `${badgeUrl}/${number}` })]);

    await herself.rpc('reopen_own_account');
    expect(await read(number)).toMatchObject({ name: profile?.full_name, is_withdrawn: false });
    expect((await get(number)).status).toBe(200);
    expect(await revokedOnes()).toEqual([]);
  });

  test('stays as it is when an administrator deactivates its holder', async () => {
    const number = await issued();
    const before = await read(number);
    const admin = await signIn(stack, 'admin');
    await admin.from('profiles').update({ status: false }).eq('id', asha.id);
    expect(await read(number)).toEqual(before);
    expect((await get(number)).status).toBe(200);
  });

  test('that has expired says until when it counted', async () => {
    const validUntil = HARDWARE_AWARD.takenTo - 1000;
    await passExam(stack, 'testing', EXPIRED_EXAM, { ...HARDWARE_AWARD, validUntil });
    const number = await issued(tess, EXPIRED_EXAM);
    expect(Date.parse(String((await read(number))?.['expires_at']))).toBe(validUntil);
    expect(1000 * partsOf(await badgeOf(number)).payload.exp).toBe(validUntil);
  });

  test('of an unknown number is not found', async () => {
    expect((await get('BR-HW-2222-2222')).status).toBe(404);
    expect((await get('anything')).status).toBe(404);
    expect(await read('BR-HW-2222-2222')).toBeNull();
  });
});

test('nobody gets a certificate for an exam that they did not pass themselves', async () => {
  const noRows = async () =>
    (await stack.sql<{ n: number }>('select count(*)::int as n from credentials'))[0]?.n;
  expect((await ask(tess)).status).toBe(404);
  expect((await ask(asha, OTHER_EXAM)).status).toBe(404);
  expect((await ask(asha, ASHAS_EXAM, 'full')).status).toBe(404);
  expect((await ask(NOBODY)).status).toBe(401);
  expect((await ask(await caller(stack, 'deactivated'))).status).toBe(403);
  expect(await noRows()).toBe(0);
  expect((await ask(asha)).status).toBe(200);
});

test('the badge answers to reading alone', async () => {
  const answer = await fetch(`${badgeUrl}/keys`, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
