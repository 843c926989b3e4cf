import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeLoggedErrors } from '../../support/logged-errors.ts';
import { CLIENT_LOG, network, restoreNetwork } from '../../support/network.ts';
import { openOtherTab } from '../../support/new-page.ts';
import { address, openAs, openProduct, sendLogin, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const SESSION_OVER =
  'Your session has ended. Sign in to return to where you were. What you had not saved needs to be entered again.';
const SELECT_A_PLAN =
  'Your subscription has expired or you have not selected a plan. Please select a new plan.';

describe('a session from an earlier visit', () => {
  it('whose account is gone ends with the reason, on the sign-in page', async () => {
    await openAs(backend(), 'testing', '/admin');
    await screen.findByText('Active');
    await backend().sql("delete from public.profiles where email = 'testing@benchready.test'");
    await openProduct('/admin');
    expect(await screen.findByText('Session Error')).toBeTruthy();
    expect(screen.getByText('Your account could not be found. Please log in again.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
  });

  it('of somebody who was deactivated meanwhile ends with the reason', async () => {
    await openAs(backend(), 'ticketing', '/admin');
    await screen.findByRole('heading', { name: /^Welcome/ });
    await backend().sql(
      "update public.profiles set status = false where email = 'ticketing@benchready.test'",
    );
    await openProduct('/admin/account');
    expect(await screen.findByText('Account Deactivated or Deleted. Signup again to continue.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('that is malformed in the storage counts as none', async () => {
    window.localStorage.setItem('benchready-session', '{"access_token":');
    await openProduct('/admin');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(address()).toBe('/login');
  });
});

describe('a plan that is missing or expired', () => {
  it.each(['new', 'expired'])('takes %s to the plans with a message', async (name) => {
    await openAs(backend(), name, '/admin');
    expect(await screen.findByText(SELECT_A_PLAN)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/select-plan'));
    expect(screen.getAllByText(SELECT_A_PLAN)).toHaveLength(1);
  });

  it.each(['new', 'expired'])(
    'takes %s to the plans with a message, from a screen that needs a plan',
    async (name) => {
      await openAs(backend(), name, '/admin/testing');
      expect(await screen.findByText(SELECT_A_PLAN)).toBeTruthy();
      await waitFor(() => expect(address()).toBe('/select-plan'));
      expect(screen.getAllByText(SELECT_A_PLAN)).toHaveLength(1);
    },
  );

  it('that has expired is mentioned above the choice; to a new person nothing is', async () => {
    await openAs(backend(), 'expired', '/select-plan');
    expect(await screen.findByText('Your plan has expired. Choose a plan to continue.')).toBeTruthy();
    await openAs(backend(), 'new', '/select-plan');
    expect(await screen.findByRole('heading', { name: 'Select a Plan' })).toBeTruthy();
    expect(screen.queryByText('Your plan has expired. Choose a plan to continue.')).toBeNull();
  });

  it('does not keep a person from their account', async () => {
    await openAs(backend(), 'new', '/admin/account');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(address()).toBe('/admin/account');
    expect(screen.queryByText(SELECT_A_PLAN)).toBeNull();
  });

  it.each([
    ['ahead', 400],
    ['behind', -400],
  ])(
    'is judged by the clock of the server: a device clock %s by %d days changes nothing',
    async (_says, days) => {
      const realNow = Date.now;
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + days * 86_400_000);
      const renewals = network(/grant_type=refresh_token/);
      await openAs(backend(), 'ace', '/admin');
      expect(await screen.findByText('Active')).toBeTruthy();
      await openAs(backend(), 'expired', '/admin');
      expect(await screen.findByText(SELECT_A_PLAN)).toBeTruthy();
      expect(renewals.seen.length).toBeLessThanOrEqual(2);
      clock.mockRestore();
    },
  );
});

describe('logging out', () => {
  it('says goodbye and returns to the landing page', async () => {
    const user = await openAs(backend(), 'ace', '/admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out')).toBeTruthy();
    expect(screen.getByText('You have successfully logged out.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
  });

  it('that is refused is reported and logged, and the person stays signed in on the same page', async () => {
    const user = await openAs(backend(), 'ace', '/admin');
    await screen.findByText('Active');
    network(/auth\/v1\/logout/, { status: 429, body: { msg: 'Too many requests' } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Too many requests')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(address()).toBe('/admin');
    expect(takeLoggedErrors().join()).toContain('Logout failed');
  });

  it('without a network ends the session in this browser all the same', async () => {
    const user = await openAs(backend(), 'ace', '/admin');
    await screen.findByText('Active');
    network(/auth\/v1\/logout/, 'offline');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
    expect(takeLoggedErrors()).toEqual(CLIENT_LOG);
  });

  it('in one tab ends the session in the others', async () => {
    await openAs(backend(), 'ace', '/admin');
    await screen.findByText('Active');
    const otherTab = openOtherTab(backend());
    await otherTab.auth.signOut({ scope: 'local' });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(address()).toBe('/login');
    expect(screen.getByText(SESSION_OVER)).toBeTruthy();
  });
});

describe('a session that ends while a page is open', () => {
  const saveName = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('Username'), ' II');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  };

  it('at the auth server: the next action leads to sign-in with the reason, and signing in leads back', async () => {
    const user = await openAs(backend(), 'ace', '/admin/account');
    await screen.findByLabelText('Username');
    await backend().sql(
      "delete from auth.sessions s using auth.users u where u.id = s.user_id and u.email = 'ace@benchready.test'",
    );
    await saveName(user);
    expect(await screen.findByText(SESSION_OVER)).toBeTruthy();
    expect(address()).toBe('/login');
    await sendLogin(user, 'ace@benchready.test');
    await waitFor(() => expect(address()).toBe('/admin/account'));
    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });

  it('in the storage of the browser: the next action leads to sign-in as well', async () => {
    const user = await openAs(backend(), 'ace', '/admin/account');
    await screen.findByLabelText('Username');
    window.localStorage.removeItem('benchready-session');
    await saveName(user);
    expect(await screen.findByText(SESSION_OVER)).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it('in the storage of the browser: a call of a function leads to sign-in as well, and signing in leads back', async () => {
    const user = await openAs(backend(), 'expert', '/admin/plans?tab=details');
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    window.localStorage.removeItem('benchready-session');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText(SESSION_OVER)).toBeTruthy();
    await sendLogin(user, 'expert@benchready.test');
    await waitFor(() => expect(address()).toBe('/admin/plans?tab=details'));
  });
});

describe('somebody signed in', () => {
  it('without a running plan is taken to the plans after a change of their user', async () => {
    await openAs(backend(), 'new', '/admin/account');
    await screen.findByRole('heading', { level: 1 });
    const otherTab = openOtherTab(backend());
    await otherTab.auth.updateUser({ data: { full_name: 'Nina Newname' } });
    await waitFor(() => expect(address()).toBe('/select-plan'));
    expect(await screen.findByText(SELECT_A_PLAN)).toBeTruthy();
  });

  it('as an administrator stays on the page after a change of their user', async () => {
    const user = await openAs(backend(), 'admin', '/admin/account');
    await screen.findByRole('heading', { level: 1 });
    const otherTab = openOtherTab(backend());
    await otherTab.auth.updateUser({ data: { full_name: 'Ada Adminson' } });
    await user.click(screen.getByRole('link', { name: 'Plans & Billing' }));
    await screen.findByText('Compare plans');
    expect(address()).toBe('/admin/plans');
  });
});
