import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { takeLoggedErrors } from '../../support/logged-errors.ts';
import { CLIENT_LOG, network, restoreNetwork } from '../../support/network.ts';
import { address, openAs, openProduct, sendLogin, textStands, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const INVALID = 'Invalid or expired password reset link. Please request a new password reset.';

/** Asks for a reset email and follows its link up to the address it leads to. */
async function recoveryAddress(email: string): Promise<string> {
  const { url, publishableKey } = backend();
  await fetch(
    `${url}/auth/v1/recover?redirect_to=${encodeURIComponent(`${window.location.origin}/reset-password`)}`,
    {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    },
  );
  const sent = await backend().newestEmail(email);
  return follow(sent?.links[0] ?? '');
}

async function follow(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' });
  const { pathname, search, hash } = new URL(answer.headers.get('location') ?? '');
  return `${pathname}${search}${hash}`;
}

async function setPassword(user: UserEvent, password: string, confirm = password): Promise<void> {
  await user.type(await screen.findByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm New Password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

describe('an emailed recovery link', () => {
  it('lets its owner set a new password, with which alone they can sign in from then on', async () => {
    const user = await openProduct(await recoveryAddress('ace@benchready.test'));
    await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/reset-password`));
    await setPassword(user, 'a-better-bench');
    expect(
      (await screen.findAllByText(/Your password has been successfully reset\./)).length,
    ).toBeGreaterThan(0);
    await textStands('Password updated', 2);
    await waitFor(() => expect(address()).toBe('/login'));
    await sendLogin(user, 'ace@benchready.test', 'bench-ready');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    await user.clear(screen.getByLabelText('Password'));
    await user.clear(screen.getByLabelText('Email'));
    await sendLogin(user, 'ace@benchready.test', 'a-better-bench');
    expect(await screen.findByText('Welcome back')).toBeTruthy();
  });

  it('works once', async () => {
    const { url, publishableKey } = backend();
    await fetch(`${url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'expert@benchready.test' }),
    });
    const link = (await backend().newestEmail('expert@benchready.test'))?.links[0] ?? '';
    await follow(link);
    const second = await follow(link);
    await openProduct(`/reset-password${new URL(second, window.location.origin).hash}`);
    expect(await screen.findByText(INVALID)).toBeTruthy();
  });

  it('leads to a form that checks both passwords', async () => {
    const user = await openProduct(await recoveryAddress('golden@benchready.test'));
    await setPassword(user, 'tiny', 'other');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
    await user.clear(screen.getByLabelText('New Password'));
    await user.clear(screen.getByLabelText('Confirm New Password'));
    await setPassword(user, 'long enough', 'long enuff');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  });

  it('whose network fails says so, keeps what was typed, and can be tried again', async () => {
    const user = await openProduct(await recoveryAddress('ticketing@benchready.test'));
    await waitFor(() => expect(window.location.hash).toBe(''));
    const outage = network(/auth\/v1\/user$/, 'offline');
    await setPassword(user, 'a-better-bench');
    const words = 'An error occurred while resetting your password. Please try again.';
    await textStands(words, 2);
    expect(screen.getByText('Password reset failed')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('a-better-bench');
    expect(takeLoggedErrors()).toEqual(CLIENT_LOG);
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect((await screen.findAllByText('Password updated')).length).toBeGreaterThan(0);
  });
});

describe('an address without a recovery link', () => {
  it('is blocked', async () => {
    await openProduct('/reset-password');
    expect(await screen.findByText(INVALID)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update Password' }).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('New Password').disabled).toBe(true);
  });

  it('lets the visitor ask for a new one', async () => {
    const user = await openProduct('/reset-password');
    await user.click(await screen.findByRole('button', { name: 'Request a new link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
    await user.type(dialog.getByLabelText('Email'), 'testing@benchready.test');
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Password reset email sent')).toBeTruthy();
    expect((await backend().newestEmail('testing@benchready.test'))?.links[0]).toContain('recovery');
  });

  it('does not let a signed-in person change the password by writing the marker by hand', async () => {
    const requests = network(/auth\/v1\/user$/);
    const user = await openAs(backend(), 'free', '/reset-password#type=recovery');
    await setPassword(user, 'stolen-bench');
    expect(await screen.findByText('Password reset failed')).toBeTruthy();
    expect(screen.getAllByText(INVALID).length).toBe(2);
    expect(requests.seen.filter((request) => request.startsWith('PUT'))).toEqual([]);
  });
});
