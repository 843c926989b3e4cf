import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { checkSignature } from '../../src/features/credential/model/check-signature.ts';
import { createIssuer, type Issuer } from '../../supabase/functions/_shared/credential-keys.ts';
import { newCredentialKey } from '../../supabase/functions/_shared/new-credential-key.ts';
import { badge } from '../../supabase/functions/badge/handler.ts';
import { issueCredential } from '../../supabase/functions/issue-credential/handler.ts';
import { functionsEnv, issuerEnv } from '../../supabase/local/host/functions-env.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { passExam } from '../support/awards.ts';
import { type Caller, caller } from '../support/checkout.ts';
import { partsOf } from '../support/jwt-parts.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';

const ASHAS_EXAM = 'ea000000-0000-4000-8000-000000000001';

let stack: Stack;
let asha: Caller;
let badgeUrl: string;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  badgeUrl = `${stack.url}/functions/v1/badge`;
  await passExam(stack, 'ace', ASHAS_EXAM);
  return stack;
});

describe('keys rotate', () => {
  const OLD = newCredentialKey('2026-a');
  const NEW = newCredentialKey('2027-a');

  // Deno has one; supabase-js asks for it.
  beforeAll(() => void vi.stubGlobal('WebSocket', WebSocket));
  afterAll(() => void vi.unstubAllGlobals());

  /** The functions with other keys than those of the stack. */
  const issuerWith = (...keys: readonly object[]): Issuer =>
    createIssuer({
      ...functionsEnv(stack.url, stack.siteUrl),
      ...issuerEnv(stack.url, JSON.stringify({ keys })),
    });

  const askIssuer = async (issuer: Issuer): Promise<string> => {
    const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ examId: ASHAS_EXAM, track: 'hardware' });
    await issueCredential(issuer)(new Request(badgeUrl, { method: 'POST', headers, body }));
    const [row] = await stack.sql<{ jwt: string }>('select jwt from credentials where exam_id = $1', [
      ASHAS_EXAM,
    ]);
    return row?.jwt ?? '';
  };

  const checkWith = (issuer: Issuer, jwt: string) =>
    checkSignature(jwt, `${badgeUrl}/keys/`, async (address) => {
      const answer = await badge(issuer)(new Request(address));
      return answer.ok ? ((await answer.json()) as JsonWebKey) : null;
    });

  test('and what an older key signed holds, also when its private half is gone', async () => {
    const [old, next] = [await OLD, await NEW];
    const jwt = await askIssuer(issuerWith(old));
    const { kid, kty, n, e } = old;
    const rotated = issuerWith(next, { kid, kty, n, e });
    expect(await checkWith(rotated, jwt)).toBe('genuine');
    expect(await askIssuer(rotated)).toBe(jwt);
  });

  test('and what a revoked key signed does not hold, until its holder has it signed anew', async () => {
    const [old, next] = [await OLD, await NEW];
    const jwt = await askIssuer(issuerWith(old));
    const rotated = issuerWith(next, { ...old, revoked: true });
    expect((await badge(rotated)(new Request(partsOf(jwt).header.kid))).status).toBe(410);
    expect(await checkWith(rotated, jwt)).toBe('foreign');
    const anew = await askIssuer(rotated);
    expect(await checkWith(rotated, anew)).toBe('genuine');
    expect(partsOf(anew).payload).toEqual(partsOf(jwt).payload);
  });

  test.each([
    ['without any', undefined, 'Missing environment variable CREDENTIAL_KEYS'],
    ['with public ones alone', 'public', 'no private key to sign with'],
    ['with text that is no key set', '[]', 'no JSON Web Key Set'],
  ])('and a function %s does not start', async (_what, keys, message) => {
    const { kid, kty, n, e } = await OLD;
    const CREDENTIAL_KEYS = keys === 'public' ? JSON.stringify({ keys: [{ kid, kty, n, e }] }) : keys;
    expect(() => createIssuer({ ...functionsEnv(stack.url, stack.siteUrl), CREDENTIAL_KEYS })).toThrow(
      message,
    );
  });
});
