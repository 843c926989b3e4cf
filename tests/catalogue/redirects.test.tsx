import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { network, restoreNetwork } from '../support/network.ts';
import { address, openProduct, sendLogin, withBackend } from '../support/product.tsx';

const backend = withBackend({ functions: false });
afterEach(() => {
  restoreNetwork();
  vi.restoreAllMocks();
});

/** How long the product asks its timers to wait, in milliseconds. */
function watchWaits(): () => readonly unknown[] {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  return () => timers.mock.calls.map(([, wait]) => wait);
}

describe('the moment between a success and the next page', () => {
  it('after signing in the dashboard comes half a second later', async () => {
    const user = await openProduct('/login');
    let release: () => void = () => undefined;
    network(/auth\/v1\/token/, { after: new Promise<void>((resolve) => (release = resolve)) });
    await sendLogin(user, 'ace@benchready.test');
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeTruthy();
    const waits = watchWaits();
    release();
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(waits()).toContain(500);
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
    const waits = watchWaits();
    release();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(waits()).toContain(3000);
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
