import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { landingOf } from '../support/mail.ts';
import { workerStack } from '../support/shared-stack.ts';
import { anonymous, service } from '../support/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await workerStack();
});
afterAll(() => stack.stop());

async function locationOf(address: string | URL, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { ...init, redirect: 'manual' });
  return answer.headers.get('location') ?? `no redirect, but ${answer.status}`;
}

/** Presses 'Continue with Google' and gives the address of the page where the person chooses an account. */
async function openConsent(): Promise<URL> {
  const { data } = await anonymous(stack).auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${stack.siteUrl}/select-plan`, skipBrowserRedirect: true },
  });
  return new URL(await locationOf(data.url ?? ''));
}

/** Fills in the consent page and gives the address Auth is called back at. */
async function answerConsent(consent: URL, fields: Readonly<Record<string, string>>): Promise<string> {
  const state = consent.searchParams.get('state') ?? '';
  const body = new URLSearchParams({ state, ...fields });
  return locationOf(new URL('/google/consent', stack.url), { method: 'POST', body });
}

describe("'Continue with Google'", () => {
  it('shows a page of this machine that offers the known accounts, and keeps to a strict policy', async () => {
    const consent = await openConsent();
    expect(consent.origin).toBe(stack.url);
    const page = await fetch(consent);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('ace@benchready.test');
    expect(html).not.toMatch(/https?:\/\//);
  });

  it('makes an account for a new person, confirmed and with the name, and leads to the plan selection', async () => {
    const callback = await answerConsent(await openConsent(), {
      email: 'Gil@Gmail.Test',
      name: 'Gil Newman',
    });
    const landed = landingOf(await locationOf(callback));
    expect(landed.origin + landed.pathname).toBe(`${stack.siteUrl}/select-plan`);
    const person = anonymous(stack);
    const { data } = await person.auth.setSession({
      access_token: landed.hash.get('access_token') ?? '',
      refresh_token: landed.hash.get('refresh_token') ?? '',
    });
    expect(data.user).toMatchObject({
      email: 'gil@gmail.test',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Gil Newman' },
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const { data: profile } = await person.from('profiles').select('full_name, role').single();
    expect(profile).toEqual({ full_name: 'Gil Newman', role: 'user' });
  });

  it('signs the same person in again, and links a confirmed account with the same address', async () => {
    for (const email of ['gil@gmail.test', 'ace@benchready.test']) {
      const landed = landingOf(
        await locationOf(await answerConsent(await openConsent(), { account: email })),
      );
      expect(landed.hash.get('access_token')).toBeTruthy();
      const rows = await stack.sql<{ people: number }>(
        'select count(*)::int as people from auth.users where email = $1',
        [email],
      );
      expect(rows).toEqual([{ people: 1 }]);
    }
    const { data } = await service(stack).auth.admin.getUserById('5eed0000-0000-4000-8000-000000000003');
    expect(data.user?.identities?.map((identity) => identity.provider).sort()).toEqual(['email', 'google']);
  });

  it('keeps the name that a person has in the product, whatever their name at Google', async () => {
    const answers = { email: 'expert@benchready.test', name: 'E. at Google' };
    for (const round of ['links the account', 'signs in again']) {
      const landed = landingOf(await locationOf(await answerConsent(await openConsent(), answers)));
      expect(landed.hash.get('access_token'), round).toBeTruthy();
      expect(
        await stack.sql('select full_name from profiles where email = $1', [answers.email]),
        round,
      ).toEqual([{ full_name: 'Edda Expertsen' }]);
    }
  });

  it('comes back with an error and no session when the person cancels', async () => {
    const callback = await answerConsent(await openConsent(), { action: 'cancel' });
    const landed = landingOf(await locationOf(callback));
    expect(landed.pathname).toBe('/select-plan');
    expect(landed.search.get('error')).toBe('access_denied');
    expect(landed.hash.get('access_token')).toBeNull();
  });

  it('asks again, with what was typed, when the address is malformed', async () => {
    const consent = await openConsent();
    const body = new URLSearchParams({
      state: consent.searchParams.get('state') ?? '',
      email: 'no"address',
      name: 'Gil',
    });
    const answer = await fetch(new URL('/google/consent', stack.url), { method: 'POST', body });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Enter a valid email address.');
    expect(html).toContain('no&#34;address');
  });

  it('gives a code that works once, for the session that asked for it', async () => {
    const callback = await answerConsent(await openConsent(), { email: 'once@gmail.test' });
    expect(landingOf(await locationOf(callback)).hash.get('access_token')).toBeTruthy();
    expect(landingOf(await locationOf(callback)).hash.get('access_token')).toBeNull();
    const foreign = new URL(callback);
    foreign.searchParams.set('state', randomUUID());
    expect(landingOf(await locationOf(foreign)).hash.get('access_token')).toBeNull();
  });

  it('refuses a request that another application made up', async () => {
    const consent = await openConsent();
    consent.searchParams.set('redirect_uri', 'https://evil.example/callback');
    expect((await fetch(consent)).status).toBe(400);
  });
});
