import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { findTutorial } from '../../../src/core/tutorials/catalogue.ts';
import { openCase } from '../../support/known-bench.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf } from '../../support/people.ts';
import { address, openAs, sessionOf, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

/** Chooses a plan as this person and pays for it, up to the page that Stripe returns to. */
async function paidSession(name: string, plan: keyof typeof PLAN_IDS): Promise<string> {
  const { url, publishableKey } = backend();
  const { access_token } = await sessionOf(backend(), name);
  const answer = await fetch(`${url}/functions/v1/create-checkout-session`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ planId: PLAN_IDS[plan], attemptId: crypto.randomUUID() }),
  });
  const opened = (await answer.json()) as { url: string };
  const sessionId = new URL(opened.url).pathname.split('/').at(-1) ?? '';
  await order({ action: 'pay', sessionId });
  return sessionId;
}

async function order(command: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${backend().url}/stripe/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function planOf(name: string): Promise<string | null> {
  const [row] = await backend().sql<{ plan_id: string }>(
    'select s.plan_id from public.subscriptions s join public.profiles p on p.id = s.user_id where p.email = $1',
    [`${name}@benchready.test`],
  );
  return row?.plan_id ?? null;
}

describe('the dashboard', () => {
  it('greets the person and shows their plan and when it ends', async () => {
    await openAs(backend(), 'ace', '/admin');
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha Acel' })).toBeTruthy();
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(screen.getAllByText('Ace Plan').length).toBe(2);
    expect(screen.getByText(/^Expires on [A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Subscription' }).getAttribute('href')).toBe(
      '/admin/plans',
    );
    expect(screen.getByRole('link', { name: /testing simulation/ }).getAttribute('href')).toBe(
      '/admin/testing',
    );
  });

  it('leads a person with ticketing to the tickets', async () => {
    await openAs(backend(), 'expert', '/admin');
    const link = await screen.findByRole('link', { name: /ticketing simulation/ });
    expect(link.getAttribute('href')).toBe('/admin/ticketing');
  });

  it('shows who has the demo to play the demo, and no week or map', async () => {
    await openAs(backend(), 'free', '/admin');
    expect(await screen.findByText('Bring a dead screen back')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play now' }).getAttribute('href')).toBe('/admin/demo');
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  });

  it.each([
    { who: 'ace', go: 'Start with the first tutorial', leadsTo: '/admin/tutorials?play=T0' },
    { who: 'expert', go: 'Start with the first tutorial', leadsTo: '/admin/tutorials?play=T20' },
  ])('shows $who, who never ran anything, one thing to do, above the plan', async ({ who, go, leadsTo }) => {
    await openAs(backend(), who, '/admin');
    const start = await screen.findByRole('link', { name: go });
    expect(start.getAttribute('href')).toBe(leadsTo);
    expect(screen.getByRole('list', { name: 'What comes here later' }).children).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
    for (const later of [
      await screen.findByText('Subscription Status'),
      screen.getByLabelText('Tutorial video'),
    ])
      expect(start.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('leads who has done the first tutorial to a first job at the bench', async () => {
    await backend().sql(
      "insert into tutorial_steps (user_id, tutorial, step, skipped) select $1, 'T0', step, false from generate_series(1, $2::int) step",
      [idOf('ace'), findTutorial('T0')?.steps],
    );
    await openAs(backend(), 'ace', '/admin');
    const start = await screen.findByRole('link', { name: 'Start your first job' });
    expect(start.getAttribute('href')).toBe('/admin/testing?open=practice&of=dead-desk');
    await backend().sql('delete from tutorial_steps');
  });

  it('leads who left a tutorial back into it', async () => {
    await backend().sql(
      "insert into tutorial_steps (user_id, tutorial, step, skipped) values ($1, 'T21', 1, false)",
      [idOf('expert')],
    );
    await openAs(backend(), 'expert', '/admin');
    const goOn = await screen.findByRole('link', { name: 'Continue the tutorial' });
    expect(goOn.getAttribute('href')).toBe('/admin/tutorials?play=T21');
    expect(screen.getByText('Step 2 of 5')).toBeTruthy();
    await backend().sql('delete from tutorial_steps');
  });

  it('goes on where the person was: first in an open test, whose clock runs', async () => {
    await openCase(backend(), idOf('ace'), { scenarioId: 'dead-desk', seed: 7 });
    await openAs(backend(), 'ace', '/admin');
    expect(await screen.findByRole('heading', { name: 'Your test is open' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|1\d:\d\d)$/);
    expect(screen.getByRole('link', { name: 'Continue the test' }).getAttribute('href')).toBe(
      '/admin/testing?open=resume',
    );
    await backend().sql('delete from simulation_runs');
  });

  it('does not offer a demo that is used up', async () => {
    await backend().sql('insert into private.demo_usage (user_id, used_count) values ($1, 1)', [
      idOf('free'),
    ]);
    await openAs(backend(), 'free', '/admin');
    expect(await screen.findByRole('link', { name: 'Compare plans' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Play/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See your demo result' })).toBeNull();
  });

  it('that cannot read the plan says nothing about it', async () => {
    network(/rest\/v1\/subscriptions/, { status: 400, body: { code: 'PGRST100', message: 'Out of order' } });
    await openAs(backend(), 'ace', '/admin');
    expect(await screen.findByText('Your subscription could not be loaded.')).toBeTruthy();
    expect(screen.queryByText('No active plan found')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get a Subscription' })).toBeNull();
  });

  it('greets a person without a name as a user', async () => {
    await backend().sql("update public.profiles set full_name = null where email = 'golden@benchready.test'");
    await backend().sql(
      "update auth.users set raw_user_meta_data = '{}' where email = 'golden@benchready.test'",
    );
    await openAs(backend(), 'golden', '/admin');
    expect(await screen.findByRole('heading', { name: 'Welcome, User' })).toBeTruthy();
  });

  it('shows administrators without a plan where to get one, and does not redirect them', async () => {
    await openAs(backend(), 'admin', '/admin');
    expect(await screen.findByText('Inactive')).toBeTruthy();
    expect(screen.getByText('No active plan found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a Subscription' }).getAttribute('href')).toBe(
      '/admin/plans',
    );
    expect(screen.getByRole('link', { name: 'Select a plan' }).getAttribute('href')).toBe('/select-plan');
    expect(address()).toBe('/admin');
  });

  it('says that a plan renews, that it was canceled, and that a payment failed', async () => {
    await openAs(backend(), 'expert', '/admin');
    expect(await screen.findByText('It renews on that day, unless you cancel.')).toBeTruthy();
    const stand = (status: string) =>
      backend().sql(
        `update public.subscriptions s set status = $1 from public.profiles p
         where p.id = s.user_id and p.email = 'expert@benchready.test'`,
        [status],
      );
    await stand('canceled');
    await openAs(backend(), 'expert', '/admin');
    expect(await screen.findByText(/^Canceled, open until [A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeTruthy();
    expect(screen.queryByText('Inactive')).toBeNull();
    await stand('past_due');
    await openAs(backend(), 'expert', '/admin');
    expect(await screen.findByText('Payment failed')).toBeTruthy();
    expect(screen.getByText(/^Your last payment did not go through\./)).toBeTruthy();
    await stand('active');
  });

  it('warns a person whose plan has expired', async () => {
    await backend().sql(
      "insert into public.subscriptions (user_id, plan_id, status, current_period_start, current_period_end) select id, $1, 'active', now() - interval '31 days', now() - interval '1 day' from public.profiles where email = 'super@benchready.test'",
      [PLAN_IDS.ace],
    );
    await openAs(backend(), 'super', '/admin');
    expect(await screen.findByText('Your subscription has expired.')).toBeTruthy();
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByText('Ace Plan')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a Subscription' })).toBeTruthy();
  });

  it('offers another try when the subscription cannot be read', async () => {
    const outage = network(/rest\/v1\/subscriptions/, 'offline');
    const user = await openAs(backend(), 'ace', '/admin');
    expect(await screen.findByText('Your subscription could not be loaded.')).toBeTruthy();
    expect(await screen.findByText('Failed to check subscription status. Please try again.')).toBeTruthy();
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Active')).toBeTruthy();
  });
});

describe('coming back from the payment page', () => {
  it('activates the plan, says thank you, and removes the session from the address', async () => {
    await order({ action: 'mode', mode: 'never' });
    const sessionId = await paidSession('new', 'ace');
    await openAs(backend(), 'new', `/admin?session_id=${sessionId}`);
    expect(await screen.findByText('Payment Successful')).toBeTruthy();
    expect(screen.getByText('Thank you for your purchase! Your plan has been activated.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(await planOf('new')).toBe(PLAN_IDS.ace);
    expect(window.localStorage.getItem('processedPaymentSessions')).toBe(JSON.stringify([sessionId]));
    expect(screen.queryByText(/Please select a new plan/)).toBeNull();
  });

  it('does not ask the server about a checkout that was settled before', async () => {
    window.localStorage.setItem('processedPaymentSessions', '["cs_test_known"]');
    const requests = network(/verify-checkout-session/);
    await openAs(backend(), 'ace', '/admin?session_id=cs_test_known');
    expect(await screen.findByText('Active')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(requests.seen).toEqual([]);
    expect(screen.queryByText('Payment Successful')).toBeNull();
  });

  it('with a checkout that cannot be verified refers to support, and asks nobody to buy again', async () => {
    await openAs(backend(), 'expired', '/admin?session_id=cs_test_somebody_elses');
    expect(
      await screen.findByText('There was an error verifying your payment. Please contact support.'),
    ).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(window.localStorage.getItem('processedPaymentSessions')).toBeNull();
    expect(await screen.findByText('No active plan found')).toBeTruthy();
    expect(screen.queryByText(/Please select a new plan/)).toBeNull();
    expect(address()).toBe('/admin');
  });

  it('is not needed: a payment that neither the browser nor the webhook reported is found at the next visit', async () => {
    await order({ action: 'mode', mode: 'never' });
    await paidSession('expired', 'expert');
    await openAs(backend(), 'expired', '/admin');
    expect(await screen.findByText('Payment Successful')).toBeTruthy();
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(address()).toBe('/admin');
    expect(await planOf('expired')).toBe(PLAN_IDS.expert);
  });
});
