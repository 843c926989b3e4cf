import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LAB_RULES_ID } from '../../src/core/hardware/simulation-id.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, callFunction } from '../support/checkout.ts';
import { seedKnownRun } from '../support/known-bench.ts';
import { idOf } from '../support/people.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';

/** A project whose access tokens are signed with a public key: Auth is not asked about each of them. */

const KEY_ID = 'key-1';
const PROJECT = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const STRANGER = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ASHA = idOf('ace');
const SESSION = randomUUID();

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: Readonly<Record<string, unknown>> = {}, key: KeyObject = PROJECT.privateKey): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { sub: ASHA, role: 'authenticated', session_id: SESSION, exp: now + 3600, ...claims };
  const signed = `${encoded({ alg: 'ES256', typ: 'JWT', kid: KEY_ID })}.${encoded(payload)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

let stack: Stack;

shareStack(async () => {
  const jwk = { ...PROJECT.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  stack = await startTestStack({ functionVariables: { SUPABASE_JWKS: JSON.stringify({ keys: [jwk] }) } });
  return stack;
});

let runId: string;

beforeEach(async () => {
  await stack.sql(
    `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())
     on conflict (id) do nothing`,
    [SESSION, ASHA],
  );
  runId = await seedKnownRun(stack, ASHA);
});

function send(seq: number, who: Caller, command: unknown = { kind: 'unclip-strap' }) {
  return callFunction(stack, who, 'run-command', { action: 'send', runId, seq, command });
}

const asha = (accessToken = token()): Caller => ({ id: ASHA, token: accessToken });

describe('somebody with a token that the project signed', () => {
  test('can play, without a request to Auth about the token', async () => {
    expect(await send(0, asha())).toMatchObject({ status: 200, body: { seq: 1 } });
    expect(await send(1, asha(), { kind: 'wear-strap' })).toMatchObject({ status: 200, body: { seq: 2 } });
  });

  test('is refused at the next command once they have signed out, and what they sent is not done', async () => {
    expect((await send(0, asha())).status).toBe(200);
    await stack.sql('delete from auth.sessions where id = $1', [SESSION]);
    expect(await send(1, asha(), { kind: 'wear-strap' })).toMatchObject({
      status: 401,
      body: { error: 'Not authenticated' },
    });
    const rows = await stack.sql('select seq from run_commands where run_id = $1', [runId]);
    expect(rows).toHaveLength(1);
    expect((await callFunction(stack, asha(), 'run-command', { action: 'read', runId })).status).toBe(401);
  });

  test('is refused with the session of somebody else', async () => {
    const other = token({ sub: idOf('testing') });
    expect((await callFunction(stack, asha(other), 'start-run', startBody())).status).toBe(401);
  });

  test('is refused at the next command once they are deactivated', async () => {
    expect((await send(0, asha())).status).toBe(200);
    await stack.sql('update public.profiles set status = false where id = $1', [ASHA]);
    expect((await send(1, asha(), { kind: 'wear-strap' })).status).toBe(403);
  });
});

test.each([
  ['that somebody else signed', () => token({}, STRANGER.privateKey)],
  ['that has run out', () => token({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ['without a session', () => token({ session_id: undefined })],
  ['for nobody', () => token({ sub: 'nobody' })],
  [
    'that was changed',
    () => token().replace(/\.[^.]+\./, `.${encoded({ sub: ASHA, session_id: SESSION })}.`),
  ],
])('a token %s is refused', async (_what, make) => {
  expect((await send(0, asha(make()))).status).toBe(401);
});

function startBody() {
  return { simulation: 'hardware', rulesVersion: `${LAB_RULES_ID}-testing`, wish: {} };
}
