import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../supabase/local/people.ts';
import { takeLoggedErrors } from '../../support/logged-errors.ts';
import { CLIENT_LOG, network, restoreNetwork } from '../../support/network.ts';
import { address, openAs, openProduct, sendLogin, textStands, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const open = (name: string) => openAs(backend(), name, '/admin/account');
const username = () => screen.findByLabelText<HTMLInputElement>('Username');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function profileOf(name: string) {
  const [row] = await backend().sql<{ full_name: string; status: boolean }>(
    'select full_name, status from public.profiles where email = $1',
    [`${name}@benchready.test`],
  );
  return row;
}

/** Whether somebody can sign in with this password. */
async function signsIn(name: string, password: string): Promise<boolean> {
  const { url, publishableKey } = backend();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@benchready.test`, password }),
  });
  return answer.ok;
}

describe('user information', () => {
  it('shows name and email, and that the email stays', async () => {
    await open('ace');
    expect((await username()).value).toBe('Asha Acel');
    expect(field('Email').value).toBe('ace@benchready.test');
    expect(field('Email').readOnly).toBe(true);
    expect(screen.getByText('Email cannot be changed after registration.')).toBeTruthy();
  });

  it('saves a new name, says so, and shows it in the rest of the product', async () => {
    const user = await open('ace');
    await user.clear(await username());
    await user.type(await username(), '  Asha Brandnew ');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeTruthy();
    expect((await profileOf('ace'))?.full_name).toBe('Asha Brandnew');
    await waitFor(() => expect(screen.getAllByText('Asha Brandnew').length).toBeGreaterThan(0));
    expect((await username()).value).toBe('Asha Brandnew');
  });

  it('with a name that is too short shows the error and sends nothing', async () => {
    const requests = network(/auth\/v1\/user/);
    const user = await open('expert');
    await user.clear(await username());
    await user.type(await username(), 'E');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Username must be at least 2 characters')).toBeTruthy();
    expect(requests.seen.filter((request) => request.startsWith('PUT'))).toEqual([]);
  });

  it('that cannot be saved shows the server’s message, and what was typed stays', async () => {
    const user = await open('expert');
    await user.clear(await username());
    await user.type(await username(), 'Edda Elsewhere');
    const outage = network(/auth\/v1\/user/, {
      status: 422,
      body: { code: 422, msg: 'Names are frozen today' },
    });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText('Names are frozen today')).toBeTruthy();
    expect((await username()).value).toBe('Edda Elsewhere');
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeTruthy();
  });
});

describe('changing the password', () => {
  async function fill(user: Awaited<ReturnType<typeof open>>, current: string, next: string, again = next) {
    await user.type(await screen.findByLabelText('Current Password'), current);
    await user.type(field('New Password'), next);
    await user.type(field('Confirm New Password'), again);
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
  }

  it('needs the current one, a new one of six letters, and the same one twice', async () => {
    const user = await open('golden');
    await user.type(await screen.findByLabelText('New Password'), 'short');
    await user.type(field('Confirm New Password'), 'other');
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText('Current password is required')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    await user.clear(field('New Password'));
    await user.type(field('New Password'), 'long-enough');
    await user.type(field('Current Password'), SEED_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(await signsIn('golden', SEED_PASSWORD)).toBe(true);
  });

  it('with a wrong current password fails and changes nothing', async () => {
    const user = await open('golden');
    await fill(user, 'not-the-password', 'brand-new-one');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getAllByText('The current password is not correct.').length).toBeGreaterThan(0);
    expect(field('New Password').value).toBe('brand-new-one');
    await waitFor(() => expect(document.activeElement).toBe(field('Current Password')));
    expect(await signsIn('golden', SEED_PASSWORD)).toBe(true);
    expect(await signsIn('golden', 'brand-new-one')).toBe(false);
  });

  it('succeeds with a message, an empty form, and the person still signed in', async () => {
    const user = await open('golden');
    await fill(user, SEED_PASSWORD, 'brand-new-one');
    expect(await screen.findByText('Password updated')).toBeTruthy();
    expect(field('Current Password').value).toBe('');
    expect(field('New Password').value).toBe('');
    expect(await signsIn('golden', 'brand-new-one')).toBe(true);
    expect(await signsIn('golden', SEED_PASSWORD)).toBe(false);
    expect(address()).toBe('/admin/account');
  });

  it('without a network fails once and keeps what was typed', async () => {
    const user = await open('testing');
    await screen.findByLabelText('Current Password');
    network(/auth\/v1\/token/, 'offline');
    await fill(user, SEED_PASSWORD, 'brand-new-one');
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText('The server could not be reached. Please try again.')).toBeTruthy();
    expect(field('New Password').value).toBe('brand-new-one');
    expect(takeLoggedErrors()).toEqual(CLIENT_LOG);
  });

  it('sends one request, however often the button is pressed', async () => {
    const user = await open('testing');
    await user.type(await screen.findByLabelText('Current Password'), SEED_PASSWORD);
    await user.type(field('New Password'), 'brand-new-two');
    await user.type(field('Confirm New Password'), 'brand-new-two');
    const requests = network(/auth\/v1\/token/);
    await user.tripleClick(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText('Password updated')).toBeTruthy();
    expect(requests.seen).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  const confirm = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return dialog;
  };

  it('asks first, and can be cancelled', async () => {
    const user = await open('free');
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: 'Keep Account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Account' })),
    );
    expect((await profileOf('free'))?.status).toBe(true);
  });

  it('that fails shows the server’s message, and the account stays', async () => {
    const user = await open('super');
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Deactivation failed')).toBeTruthy();
    expect(screen.getByText('The last active super admin stays.')).toBeTruthy();
    expect(address()).toBe('/admin/account');
    expect((await profileOf('super'))?.status).toBe(true);
  });

  it('deactivates it, signs the person out, and refuses further sign-ins', async () => {
    const user = await open('free');
    const dialog = await confirm(user);
    await user.tripleClick(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Account deactivated')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
    expect((await profileOf('free'))?.status).toBe(false);
    const again = await openProduct('/login');
    await sendLogin(again, 'free@benchready.test');
    await textStands('Account Deactivated or Deleted. Signup again to continue.', 2);
  });

  it('of a person with a subscription cancels that too, so that nothing more is charged', async () => {
    const user = await open('expert');
    const dialog = await confirm(user);
    expect(dialog.getByText(/Your subscription is canceled with it/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Account deactivated')).toBeTruthy();
    const [row] = await backend().sql<{ status: string }>(
      "select s.status from public.subscriptions s join public.profiles p on p.id = s.user_id where p.email = 'expert@benchready.test'",
    );
    expect(row?.status).toBe('canceled');
  });

  it('that never reached the server leaves the account as it is', async () => {
    network(/functions\/v1\/close-account/, 'offline');
    const user = await open('ace');
    const dialog = await confirm(user);
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Deactivation failed')).toBeTruthy();
    expect((await profileOf('ace'))?.status).toBe(true);
  });
});
