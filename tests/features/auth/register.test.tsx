import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import i18n from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { takeLoggedErrors } from '../../support/logged-errors.ts';
import { CLIENT_LOG, network, restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { address, openAs, openProduct, sessionOf, textStands, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const fields = {
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm Password',
} as const;
type Fields = Record<keyof typeof fields, string>;

async function register(
  user: UserEvent,
  person: Partial<Fields> & { readonly email: string },
): Promise<void> {
  const all: Fields = { name: 'Rita Rework', password: 'bench-ready', confirm: 'bench-ready', ...person };
  await screen.findByLabelText('Full Name');
  for (const key of ['name', 'email', 'password', 'confirm'] as const) {
    await user.type(screen.getByLabelText(fields[key]), all[key]);
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

describe('registering', () => {
  it('sends a link and asks the person to open it', async () => {
    const user = await openProduct('/register');
    await register(user, { email: 'rita@example.test' });
    expect(await screen.findByRole('heading', { name: 'Email Verification Required' })).toBeTruthy();
    expect(screen.getByText(/We sent a verification link to rita@example.test/)).toBeTruthy();
    expect(await screen.findByText('Account created')).toBeTruthy();
    expect(
      screen.getByText('You have successfully signed up! Please check your email for verification.'),
    ).toBeTruthy();
    expect(address()).toBe('/select-plan');
    const email = await backend().newestEmail('rita@example.test');
    expect(email?.links[0]).toContain(encodeURIComponent(`${window.location.origin}/select-plan`));
    const rows = await backend().sql<{ full_name: string; account_type: string; role: string }>(
      "select full_name, account_type, role from public.profiles where email = 'rita@example.test'",
    );
    expect(rows).toEqual([{ full_name: 'Rita Rework', account_type: 'individual', role: 'user' }]);
  });

  it('in Spanish gets the letters in Spanish', async () => {
    const user = await openProduct('/register');
    await act(() => i18n.changeLanguage('es'));
    try {
      await user.type(await screen.findByLabelText('Nombre completo'), 'Rosa Rivera');
      await user.type(screen.getByLabelText('Correo electrónico'), 'rosa@example.test');
      await user.type(screen.getByLabelText('Contraseña'), 'bench-ready');
      await user.type(screen.getByLabelText('Confirmar contraseña'), 'bench-ready');
      await user.click(screen.getByRole('button', { name: 'Registrarse' }));
      await waitFor(async () => {
        expect((await backend().newestEmail('rosa@example.test'))?.subject).toBe('Confirma tu correo');
      });
    } finally {
      await act(() => i18n.changeLanguage('en'));
    }
  });

  it('keeps the chosen plan, through the email, to the plan selection', async () => {
    const user = await openProduct(`/register?plan=${PLAN_IDS.golden}`);
    expect(await screen.findByRole('radio', { name: 'For a business', checked: true })).toBeTruthy();
    await register(user, { email: 'boss@example.test' });
    await screen.findByRole('heading', { name: 'Email Verification Required' });
    const email = await backend().newestEmail('boss@example.test');
    const answer = await fetch(email?.links[0] ?? '', { redirect: 'manual' });
    const landing = new URL(answer.headers.get('location') ?? '');
    expect(landing.origin).toBe(window.location.origin);

    await openProduct(`${landing.pathname}${landing.search}${landing.hash}`);
    const plan = await screen.findByRole('radio', { name: /Golden Bundle/ });
    expect(plan.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Business' }).getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/select-plan`));
    const rows = await backend().sql<{ account_type: string }>(
      "select account_type from public.profiles where email = 'boss@example.test'",
    );
    expect(rows).toEqual([{ account_type: 'business' }]);
  });

  it('with a paid plan chosen does not promise a free demo', async () => {
    await openProduct(`/register?plan=${PLAN_IDS.ace}`);
    expect(
      await screen.findByText('You chose Ace Plan. You pay once your email address is confirmed.'),
    ).toBeTruthy();
    expect(screen.queryByText(/No card needed/)).toBeNull();
    await openProduct(`/register?plan=${PLAN_IDS.free}`);
    expect(await screen.findByText('A free demo comes with it. No card needed.')).toBeTruthy();
  });

  it('takes a person who is signed in already on to the dashboard', async () => {
    await openAs(backend(), 'ace', '/register');
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Acel' })).toBeTruthy();
    expect(address()).toBe('/admin');
  });

  it('with an address that is taken says what to do, without revealing that it is taken', async () => {
    const user = await openProduct('/register');
    await register(user, { email: 'ace@benchready.test' });
    expect(await screen.findByRole('heading', { name: 'Email Verification Required' })).toBeTruthy();
    expect(screen.getByText(/If you already have an account, sign in or reset/)).toBeTruthy();
    expect(await backend().newestEmail('ace@benchready.test')).toBeUndefined();
  });

  it('with the address of an account that its owner closed leads by the emailed link back into it', async () => {
    const email = 'new@benchready.test';
    const { access_token } = await sessionOf(backend(), 'new');
    await fetch(`${backend().url}/functions/v1/close-account`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ userId: idOf('new') }),
    });
    const user = await openProduct('/register');
    await register(user, { email });
    await screen.findByRole('heading', { name: 'Email Verification Required' });
    await waitFor(async () =>
      expect((await backend().newestEmail(email))?.subject).toBe('Open your account again'),
    );
    const answer = await fetch((await backend().newestEmail(email))?.links[0] ?? '', { redirect: 'manual' });
    const landing = new URL(answer.headers.get('location') ?? '');
    await openProduct(`${landing.pathname}${landing.search}${landing.hash}`);
    expect(await screen.findByText('Account reopened')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Select a Plan' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/select-plan'));
  });

  it('marks every invalid field, and keeps what was typed', async () => {
    const requests = network(/auth\/v1\/signup/);
    const user = await openProduct('/register');
    await register(user, { name: 'R', email: 'rita@', password: 'short', confirm: 'different' });
    for (const complaint of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]) {
      expect(await screen.findByText(complaint)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rita@');
    expect(requests.seen).toEqual([]);
  });

  it('with two different passwords shows an error at the second', async () => {
    const user = await openProduct('/register');
    await register(user, { email: 'rita2@example.test', confirm: 'bench-reddy' });
    const complaint = await screen.findByText("Passwords don't match");
    expect(screen.getByLabelText('Confirm Password').getAttribute('aria-describedby')).toBe(complaint.id);
  });

  it('that the server refuses is reported twice: in a toast, and above the button', async () => {
    network(/auth\/v1\/signup/, {
      status: 429,
      body: { code: 'over_email_send_rate_limit', msg: 'Wait a minute.' },
    });
    const user = await openProduct('/register');
    await register(user, { email: 'rita3@example.test' });
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    const alert = screen.getAllByRole('alert').find((element) => element.textContent?.startsWith('Error'));
    expect(alert?.textContent).toBe('ErrorWait a minute.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rita3@example.test');
    expect(address()).toBe('/register');
  });

  it('without a network says so, and can be tried again once it is back', async () => {
    const outage = network(/auth\/v1\/signup/, 'offline');
    const user = await openProduct('/register');
    await register(user, { email: 'rita4@example.test' });
    await textStands('Failed to create account. Please try again.', 2);
    expect(takeLoggedErrors()).toEqual(CLIENT_LOG);
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('heading', { name: 'Email Verification Required' })).toBeTruthy();
  });
});

describe('a person whose email does not arrive', () => {
  it('has the link sent again, and goes back to sign in', async () => {
    const user = await openProduct('/register');
    await register(user, { email: 'patient@example.test' });
    const requests = network(/auth\/v1\/resend/);
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(requests.seen).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });
});
