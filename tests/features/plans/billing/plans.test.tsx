import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PLAN_IDS } from '../../../../src/core/billing/plans.ts';
import { pressTwice } from '../../../support/double-click.ts';
import { network, restoreNetwork } from '../../../support/network.ts';
import { address, leaveFor, openAs, openProduct, withBackend } from '../../../support/product.tsx';
import { buy, call, planOf } from './orders.ts';

const backend = withBackend();

afterEach(restoreNetwork);

const open = (name: string) => openAs(backend(), name, '/admin/plans');
const card = async (plan: string) => within(await screen.findByRole('article', { name: plan }));
const cardNames = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
};

describe('the available plans', () => {
  it('are those of the person’s account type, cheapest first, with price, features and the texts of their plan', async () => {
    await open('new');
    expect(await cardNames()).toEqual(['Free', 'Ace Plan', 'Expert Plan']);
    const expert = await card('Expert Plan');
    expect(expert.getByText('MOST POPULAR')).toBeTruthy();
    expect(expert.getByText('$12.99').parentElement?.textContent).toBe('$12.99 / mo');
    expect(expert.getByText('Professional experience building')).toBeTruthy();
    expect(expert.getByRole('button').textContent).toBe('Register Now');
    expect((await card('Free')).getByRole('button').textContent).toBe('Try for FREE');
    const ace = await card('Ace Plan');
    expect(ace.getByRole('button').textContent).toBe('Get Started');
    expect(ace.getByText('$9.49').parentElement?.textContent).toBe('$9.49');
    expect(ace.queryByText('MOST POPULAR')).toBeNull();
    expect(ace.getByText('Paid once. Access lasts 30 days.')).toBeTruthy();
    expect(ace.getByText('20 minutes for each test. Practice has no time limit.')).toBeTruthy();
    expect(expert.queryByText(/Access lasts|time limit/)).toBeNull();
  });

  it('of a business account are those of businesses, without an interval and without the comparison', async () => {
    const user = await open('golden');
    expect(await cardNames()).toEqual(['Testing', 'Ticketing System', 'Golden Bundle']);
    const golden = await card('Golden Bundle');
    expect(golden.getByText('$139.00').parentElement?.textContent).not.toContain('/ mo');
    expect(golden.getByText('$168.00').tagName).toBe('S');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Annual' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Individual' }));
    expect(await cardNames()).toEqual(['Free', 'Ace Plan', 'Expert Plan']);
    expect(screen.getByRole('radio', { name: 'Annual' })).toBeTruthy();
  });

  it('in the annual view show what it saves, and what checkout charges', async () => {
    const user = await open('new');
    await user.click(await screen.findByRole('radio', { name: 'Annual' }));
    const expert = await card('Expert Plan');
    expect(expert.getByText('$124.70').parentElement?.textContent).toBe('$124.70 / yr');
    expect(expert.getByText('Save $31.18 per year (20% off)')).toBeTruthy();
    expect(expert.getByText(/^To compare only: the checkout charges \$12\.99 every 30 days\./)).toBeTruthy();
    expect((await card('Ace Plan')).queryByText(/per year/)).toBeNull();
  });

  it('are compared by what their features say', async () => {
    await open('new');
    const table = within(await screen.findByRole('table', { name: 'Compare plans' }));
    const row = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Feature',
      'Free',
      'Ace Plan',
      'Expert Plan',
    ]);
    expect(row('Price')).toEqual(['Free', '$9.49', '$12.99 / mo']);
    expect(row('Access to tutorials')).toEqual(['No', 'Yes', 'Yes']);
    expect(row('Technical skills')).toEqual(['No', 'Yes', 'Yes']);
    expect(row('Professional experience')).toEqual(['No', 'No', 'Yes']);
  });

  it('mark the current plan, and the former one', async () => {
    await backend().sql(
      `insert into public.subscription_history (user_id, plan_id)
       select id, $1::uuid from public.profiles where email = 'expert@benchready.test'`,
      [PLAN_IDS.free],
    );
    await open('expert');
    const current = (await card('Expert Plan')).getByRole<HTMLButtonElement>('button');
    expect(current.textContent).toBe('Current Plan');
    expect(current.disabled).toBe(true);
    const free = await card('Free');
    expect(free.getByText('Already Used')).toBeTruthy();
    expect(free.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    expect(free.getByText('You have already used the demo. Please select a different plan.')).toBeTruthy();
    expect((await card('Ace Plan')).queryByText('Already Used')).toBeNull();
  });

  it('that cannot be loaded are reported in a toast and on the page, and loaded again on demand', async () => {
    const outage = network(/rest\/v1\/plans/, 'offline');
    const user = await open('new');
    expect(await screen.findByText('Error fetching plans')).toBeTruthy();
    expect(screen.getByText('Please try again later.')).toBeTruthy();
    expect(screen.getByText('The plans could not be loaded.')).toBeTruthy();
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cardNames()).toEqual(['Free', 'Ace Plan', 'Expert Plan']);
  });
});

describe('buying a plan', () => {
  it('leads to the payment page of the account flow, once, however often it is pressed', async () => {
    const requests = network(/functions\/v1\/create-checkout-session/);
    await open('expired');
    pressTwice((await card('Ace Plan')).getByRole('button'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(leaveFor.mock.calls[0]?.[0]).toMatch(/\/stripe\/checkout\/cs_test_/);
    expect(requests.seen).toHaveLength(1);
    expect(screen.getByText('Setting up payment...')).toBeTruthy();
    const page = await fetch(leaveFor.mock.calls[0]?.[0]);
    expect(await page.text()).toContain(`${window.location.origin}/plans`);
  });

  it('that fails says so, and can be tried again', async () => {
    const outage = network(/functions\/v1\/create-checkout-session/, 'offline');
    const user = await open('expired');
    await user.click((await card('Ace Plan')).getByRole('button'));
    expect(
      await screen.findByText('There was an error processing your request. Please try again.'),
    ).toBeTruthy();
    outage.heal();
    await user.click((await card('Ace Plan')).getByRole('button'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  });

  it('that is no longer on offer is reported', async () => {
    network(/functions\/v1\/create-checkout-session/, {
      status: 404,
      body: { error: 'Selected plan not found' },
    });
    const user = await open('expired');
    await user.click((await card('Ace Plan')).getByRole('button'));
    expect(await screen.findByText('Selected plan not found')).toBeTruthy();
  });

  it('that costs nothing is active at once', async () => {
    const user = await open('new');
    await user.click((await card('Free')).getByRole('button'));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(await planOf(backend(), 'new')).toMatchObject({ plan_id: PLAN_IDS.free, status: 'active' });
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('changing the plan', () => {
  const confirmDialog = () => screen.findByRole('alertdialog', { name: 'Confirm Plan Change' });

  it('shows both plans with their prices and asks first', async () => {
    const user = await open('ace');
    const button = (await card('Expert Plan')).getByRole('button');
    await user.click(button);
    const dialog = within(await confirmDialog());
    expect(dialog.getByText('Ace Plan')).toBeTruthy();
    expect(dialog.getByText('$9.49')).toBeTruthy();
    expect(dialog.getByText('Expert Plan')).toBeTruthy();
    expect(dialog.getByText('$12.99 / mo')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('leads to the payment page and changes nothing before that', async () => {
    const requests = network(/functions\/v1\/change-plan/);
    const user = await open('ace');
    await user.click((await card('Expert Plan')).getByRole('button'));
    pressTwice(within(await confirmDialog()).getByRole('button', { name: 'Confirm Change' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(leaveFor.mock.calls[0]?.[0]).toMatch(/\/stripe\/checkout\/cs_test_/);
    expect(requests.seen).toHaveLength(1);
    expect(await planOf(backend(), 'ace')).toMatchObject({ plan_id: PLAN_IDS.ace });
  });

  it('that fails is reported in the dialog, with the reason where there is one', async () => {
    const user = await open('ace');
    await user.click((await card('Expert Plan')).getByRole('button'));
    const dialog = within(await confirmDialog());
    const outage = network(/functions\/v1\/change-plan/, 'offline');
    await user.click(dialog.getByRole('button', { name: 'Confirm Change' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Could not change your plan. Please try again.',
    );
    outage.heal();
    network(/functions\/v1\/change-plan/, { status: 409, body: { error: 'This is your current plan' } });
    await user.click(dialog.getByRole('button', { name: 'Confirm Change' }));
    expect(await dialog.findByText('This is your current plan')).toBeTruthy();
    expect(await planOf(backend(), 'ace')).toMatchObject({ plan_id: PLAN_IDS.ace });
  });
});

describe('the free plan', () => {
  it('is not offered while paid time is left, and the card says why', async () => {
    await open('ace');
    const free = (await card('Free')).getByRole<HTMLButtonElement>('button');
    expect(free.disabled).toBe(true);
    const reason = document.getElementById(free.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(
      'Your current plan is paid for and still running. The free demo can start when it ends.',
    );
  });
});

describe('the card of a canceled plan', () => {
  it('offers to reactivate it, and says first what that costs and when', async () => {
    await buy(backend(), 'super', 'expert');
    await call(backend(), 'super', 'cancel-subscription', {});
    const user = await open('super');
    const button = (await card('Expert Plan')).getByRole('button');
    expect(button.textContent).toBe('Reactivate');
    await user.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reactivate Subscription' }));
    expect(dialog.getByText('You pay nothing today.')).toBeTruthy();
    expect(
      dialog.getByText(/^Your next payment is \$12\.99 on [A-Z][a-z]{2} \d{2}, \d{4}, then every 30 days\.$/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await planOf(backend(), 'super'))?.status).toBe('canceled');
  });
});

describe('the public plans page', () => {
  it('shows the plans to visitors and asks them to sign in before buying', async () => {
    const user = await openProduct('/plans');
    expect(await cardNames()).toEqual(['Free', 'Ace Plan', 'Expert Plan']);
    await user.click((await card('Ace Plan')).getByRole('button'));
    expect(await screen.findByText('Login required')).toBeTruthy();
    expect(screen.getByText('Please login to purchase a plan')).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('asks visitors to sign in for details and history, with the way there', async () => {
    const user = await openProduct('/plans');
    await user.click(await screen.findByRole('tab', { name: 'My Subscription' }));
    expect(await screen.findByText('Please login to view your subscription details.')).toBeTruthy();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await user.click(screen.getByRole('tab', { name: 'Billing History' }));
    expect(await screen.findByText('Please login to view your billing history.')).toBeTruthy();
  });

  const NOT_PAID = 'No payment was made, and nothing has changed.';

  it('takes a person who left the payment page on to their plans, and says once that nothing was paid', async () => {
    const user = await open('expired');
    await user.click((await card('Ace Plan')).getByRole('button'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    await openAs(backend(), 'expired', '/plans');
    expect(await screen.findByText(NOT_PAID)).toBeTruthy();
    expect(address()).toBe('/admin/plans');
    await openAs(backend(), 'expired', '/plans');
    await card('Ace Plan');
    expect(screen.queryByText(NOT_PAID)).toBeNull();
  });

  it('says nothing about a payment to a person who has not been at the payment page', async () => {
    await openAs(backend(), 'ace', '/plans');
    await card('Ace Plan');
    expect(address()).toBe('/admin/plans');
    expect(screen.queryByText(NOT_PAID)).toBeNull();
  });
});
