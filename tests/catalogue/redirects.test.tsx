import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { network, restoreNetwork } from '../support/network.ts';
import { address, openProduct, sendLogin, withBackend } from '../support/product.tsx';

const backend = withBackend();
afterEach(() => {
  restoreNetwork();
  vi.restoreAllMocks();
});

/** Holds back every timer of exactly this many milliseconds until they are let go; all others run as ever. */
function holdTimersOf(milliseconds: number): () => void {
  const held: (() => void)[] = [];
  const real = globalThis.setTimeout;
  const timer = (run: (...values: unknown[]) => void, wait?: number, ...values: unknown[]) => {
    if (wait !== milliseconds) return real(run, wait, ...values);
    held.push(() => run(...values));
    return real(() => undefined, 0);
  };
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(timer as typeof setTimeout);
  return () => {
    spy.mockRestore();
    for (const run of held) run();
  };
}

/** Longer than the wait that is held back, so that nothing but the held timer can lead on. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the moment between a success and the next page', () => {
  it('after signing in the dashboard comes half a second later', async () => {
    const user = await openProduct('/login');
    let release: () => void = () => undefined;
    network(/auth\/v1\/token/, { after: new Promise<void>((resolve) => (release = resolve)) });
    await sendLogin(user, 'ace@benchready.test');
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeTruthy();
    const letGo = holdTimersOf(500);
    release();
    expect(await screen.findByText('Welcome back')).toBeTruthy();
    await pause(1000);
    expect(address()).toBe('/login');
    letGo();
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('after a password reset the sign-in page comes three seconds later', async () => {
    const { url, publishableKey } = backend();
    const target = encodeURIComponent(`${window.location.origin}/reset-password`);
    await fetch(`${url}/auth/v1/recover?redirect_to=${target}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'expert@benchready.test' }),
    });
    const link = (await backend().newestEmail('expert@benchready.test'))?.links[0] ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    const { pathname, search, hash } = new URL(answer.headers.get('location') ?? '');
    const user = await openProduct(`${pathname}${search}${hash}`);
    await user.type(await screen.findByLabelText('New Password'), 'a-better-bench');
    await user.type(screen.getByLabelText('Confirm New Password'), 'a-better-bench');
    let release: () => void = () => undefined;
    network(/auth\/v1\/user$/, { after: new Promise<void>((resolve) => (release = resolve)) });
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeTruthy();
    const letGo = holdTimersOf(3000);
    release();
    expect((await screen.findAllByText('Password updated')).length).toBeGreaterThan(0);
    await pause(3500);
    expect(address()).toBe('/reset-password');
    letGo();
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

it('while an account is made the button says so', async () => {
  let release: () => void = () => undefined;
  network(/auth\/v1\/signup/, { after: new Promise<void>((resolve) => (release = resolve)) });
  const user = await openProduct('/register');
  await user.type(await screen.findByLabelText('Full Name'), 'Rita Rework');
  await user.type(screen.getByLabelText('Email'), 'rita@example.test');
  await user.type(screen.getByLabelText('Password'), 'bench-ready');
  await user.type(screen.getByLabelText('Confirm Password'), 'bench-ready');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeTruthy();
  release();
  await waitFor(() => expect(address()).toBe('/select-plan'));
});
