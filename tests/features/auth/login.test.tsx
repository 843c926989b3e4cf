import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../../supabase/local/people.ts';
import { takeLoggedErrors } from '../../support/logged-errors.ts';
import { CLIENT_LOG, network, restoreNetwork } from '../../support/network.ts';
import {
  address,
  leaveFor,
  openAs,
  openProduct,
  sendLogin,
  textStands,
  withBackend,
} from '../../support/product.tsx';

const backend = withBackend();

afterEach(restoreNetwork);

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('signing in', () => {
  it('welcomes the person and takes them to the dashboard', async () => {
    const user = await openProduct('/login');
    await sendLogin(user, 'ace@benchready.test');
    expect(await screen.findByText('Welcome back')).toBeTruthy();
    expect(screen.getByText('You have successfully logged in!')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Acel' })).toBeTruthy();
  });

  it('takes a person who is signed in already straight to the dashboard', async () => {
    await openAs(backend(), 'ace', '/login');
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Acel' })).toBeTruthy();
    expect(address()).toBe('/admin');
  });

  it('takes a person to the page that they asked for while signed out', async () => {
    const user = await openProduct('/admin/simulation-manual');
    await sendLogin(user, 'ace@benchready.test');
    await waitFor(() => expect(address()).toBe('/admin/simulation-manual'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Simulation Manual' })).toBeTruthy();
  });

  it('verifies the payment of a person who came back signed out', async () => {
    const verifications = network(/verify-checkout-session/, { status: 409, body: { error: 'Not paid' } });
    const user = await openProduct('/admin?session_id=cs_test_paid');
    await sendLogin(user, 'ace@benchready.test');
    expect(
      await screen.findByText('There was an error verifying your payment. Please contact support.'),
    ).toBeTruthy();
    expect(verifications.seen).toHaveLength(1);
  });

  it('marks the missing fields, focuses the first of them, and sends nothing', async () => {
    const requests = network(/auth\/v1\/token/);
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    const complaint = await screen.findByText('Please enter a valid email address');
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(emailField().getAttribute('aria-describedby')).toContain(complaint.id);
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(emailField());
    expect(requests.seen).toEqual([]);
  });

  it('shows and hides the password by a button', async () => {
    const user = await openProduct('/login');
    await user.type(await screen.findByLabelText('Password'), 'peekaboo');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField().type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField().type).toBe('password');
    expect(passwordField().value).toBe('peekaboo');
  });

  it('with a wrong password says so in a toast and above the button, and keeps what was typed', async () => {
    const user = await openProduct('/login');
    await sendLogin(user, 'ace@benchready.test', 'not-my-password');
    expect(await screen.findByText('Login failed')).toBeTruthy();
    await textStands('Invalid login credentials', 2);
    expect(emailField().value).toBe('ace@benchready.test');
    expect(passwordField().value).toBe('not-my-password');
    expect(address()).toBe('/login');
  });

  it('without a network says so, and can be tried again once it is back', async () => {
    const outage = network(/auth\/v1\/token/, 'offline');
    const user = await openProduct('/login');
    await sendLogin(user, 'ace@benchready.test');
    await textStands('An error occurred during login. Please try again.', 2);
    expect(screen.getByText('Login failed')).toBeTruthy();
    expect(takeLoggedErrors()).toEqual(CLIENT_LOG);
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Welcome back')).toBeTruthy();
  });

  it('sends one request, however often the button is pressed', async () => {
    const requests = network(/auth\/v1\/token/);
    const user = await openProduct('/login');
    await user.type(await screen.findByLabelText('Email'), 'ace@benchready.test');
    await user.type(passwordField(), SEED_PASSWORD);
    const button = screen.getByRole('button', { name: 'Sign In' });
    await user.tripleClick(button);
    await user.type(passwordField(), '{Enter}{Enter}');
    await screen.findByText('Welcome back');
    expect(requests.seen).toHaveLength(1);
  });
});

describe('a sign-in that is refused', () => {
  it('asks a person who has not confirmed their email to do so, and shows no other message', async () => {
    const { url, publishableKey } = backend();
    await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'una@example.test',
        password: SEED_PASSWORD,
        data: { full_name: 'Una' },
      }),
    });
    const user = await openProduct('/login');
    await sendLogin(user, 'una@example.test');
    expect(await screen.findByText('Email not confirmed')).toBeTruthy();
    await textStands('Please verify your email before logging in.', 2);
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  it('tells a deactivated person why, and leaves no session', async () => {
    const user = await openProduct('/login');
    await sendLogin(user, 'deactivated@benchready.test');
    await textStands('Account Deactivated or Deleted. Signup again to continue.', 2);
    expect(screen.getByText('Login failed')).toBeTruthy();
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
    expect(address()).toBe('/login');
  });

  it('refers a person without a profile to support', async () => {
    await backend().sql("delete from public.profiles where email = 'testing@benchready.test'");
    const user = await openProduct('/login');
    await sendLogin(user, 'testing@benchready.test');
    await textStands('Account profile not found. Please contact support.', 2);
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
  });

  it('lets nobody in while the account cannot be read', async () => {
    network(/rest\/v1\/profiles/, { status: 400, body: { message: 'broken', code: 'XX000' } });
    const user = await openProduct('/login');
    await sendLogin(user, 'ace@benchready.test');
    await textStands('Unable to verify account status', 2);
    expect(window.localStorage.getItem('benchready-session')).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('sends an email with a link, and says so', async () => {
    const user = await openProduct('/login');
    await user.type(await screen.findByLabelText('Email'), 'golden@benchready.test');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('golden@benchready.test');
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    const sent = within(await screen.findByRole('dialog', { name: 'Email Sent' }));
    expect(sent.getByText('Check your email for a link to reset your password.')).toBeTruthy();
    expect(await screen.findByText('Password reset email sent')).toBeTruthy();
    expect(screen.getByText('Check your inbox for instructions to reset your password.')).toBeTruthy();
    const email = await backend().newestEmail('golden@benchready.test');
    expect(email?.links[0]).toContain(encodeURIComponent(`${window.location.origin}/reset-password`));
    await user.click(sent.getByText('Close', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with a malformed address shows the error', async () => {
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'not an address');
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy();
  });

  it('without a network keeps the dialog and the address', async () => {
    network(/auth\/v1\/recover/, 'offline');
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
    await user.type(dialog.getByLabelText('Email'), 'golden@benchready.test');
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('The email could not be sent. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('golden@benchready.test');
    expect(takeLoggedErrors()).toEqual(CLIENT_LOG);
  });
});

describe('Google', () => {
  it('opens with a return address to the plan selection', async () => {
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    const url = new URL(leaveFor.mock.calls[0]?.[0]);
    expect(url.searchParams.get('provider')).toBe('google');
    expect(url.searchParams.get('redirect_to')).toBe(`${window.location.origin}/select-plan`);
  });

  it('leads back to the page that the person asked for', async () => {
    const user = await openProduct('/admin/account?tab=password');
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    await openAs(backend(), 'ace', '/select-plan');
    await waitFor(() => expect(address()).toBe('/admin/account?tab=password'));
  });

  it('that is disabled shows the server’s message', async () => {
    network(/auth\/v1\/authorize/, { status: 400, body: { msg: 'Unsupported provider: it is not enabled' } });
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText('Google Sign-In failed')).toBeTruthy();
    expect(screen.getByText('Unsupported provider: it is not enabled')).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('that cannot be reached is reported', async () => {
    network(/auth\/v1\/authorize/, 'offline');
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText('Google Sign-In failed')).toBeTruthy();
  });
});

describe('coming back from Google', () => {
  async function leaveFrom(path: string, button: string): Promise<void> {
    const user = await openProduct(path);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  }

  it('after cancelling leads to the sign-in screen with a message', async () => {
    await leaveFrom('/admin/account', 'Continue with Google');
    const user = await openProduct(
      '/select-plan?error=access_denied&error_description=The+sign-in+was+cancelled.',
    );
    expect(await screen.findByText('Google Sign-In failed')).toBeTruthy();
    expect(screen.getByText('You cancelled at Google. Nothing has changed.')).toBeTruthy();
    expect(address()).toBe('/login');
    expect(screen.queryByText(/Error from URL|access_denied/)).toBeNull();
    await sendLogin(user, 'ace@benchready.test');
    await waitFor(() => expect(address()).toBe('/admin/account'));
  });

  it('after cancelling a sign-up leads to the register screen with a message', async () => {
    await leaveFrom('/register', 'Sign up with Google');
    await openProduct('/select-plan?error=access_denied&error_description=The+sign-in+was+cancelled.');
    expect(await screen.findByText('Google Sign-Up failed')).toBeTruthy();
    expect(screen.getByText('You cancelled at Google. Nothing has changed.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/register'));
  });

  it('to the landing page, because Auth no longer knows the sign-in, is explained on the sign-in screen', async () => {
    await openProduct(
      '/?error=invalid_request&error_description=OAuth+state+not+found&error_code=bad_oauth_state',
    );
    expect(await screen.findByText('Google Sign-In failed')).toBeTruthy();
    expect(screen.getByText(/took too long, or was started in another tab/)).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it('is forgotten once it is reported: an emailed link that fails later is not taken for a failure of Google', async () => {
    await leaveFrom('/login', 'Continue with Google');
    await openProduct(
      '/select-plan#error=access_denied&error_code=otp_expired&error_description=Email+link+has+expired',
    );
    expect(await screen.findByText('Error from URL: Email link has expired')).toBeTruthy();
    await openProduct('/select-plan?error=access_denied');
    expect(await screen.findByText('Error from URL: access_denied')).toBeTruthy();
    expect(screen.queryByText('Google Sign-In failed')).toBeNull();
  });
});

describe('an error in the address', () => {
  it('is shown on the sign-in screen to a person who is signed out', async () => {
    await openProduct('/select-plan#error=access_denied&error_description=Email+link+has+expired');
    expect(await screen.findByText('Error from URL: Email link has expired')).toBeTruthy();
    expect(address()).toBe('/login');
  });
});
