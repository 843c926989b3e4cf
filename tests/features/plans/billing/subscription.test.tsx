import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pressTwice } from '../../../support/double-click.ts';
import { network, restoreNetwork } from '../../../support/network.ts';
import { address, leaveFor, openAs, withBackend } from '../../../support/product.tsx';
import { buy, call, order, planOf } from './orders.ts';

const backend = withBackend();
afterEach(restoreNetwork);

const openDetails = (name: string) => openAs(backend(), name, '/admin/plans?tab=details');
/** The value beside a term of the details. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const DATE = /[A-Z][a-z]{2} \d{2}, \d{4}/;

describe('the subscription', () => {
  it('is shown with plan, period, next payment and amount', async () => {
    await openDetails('expert');
    await screen.findByText('Subscription Details');
    await waitFor(() => expect(fact('Current plan')).toBe('Expert Plan'));
    expect(fact('Status')).toBe('Active');
    expect(fact('Billing period')).toMatch(new RegExp(`^${DATE.source} to ${DATE.source}$`));
    expect(fact('Next payment')).toBe(fact('Billing period')?.split(' to ')[1]);
    expect(fact('Amount')).toBe('$12.99 / mo');
  });

  it('that is paid once shows no next payment and nothing to cancel', async () => {
    const user = await openDetails('ace');
    await screen.findByText('Subscription Details');
    expect(fact('Next payment')).toBe('None');
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change Plan' }));
    expect(await screen.findByRole('article', { name: 'Expert Plan' })).toBeTruthy();
    expect(address()).toBe('/admin/plans');
  });

  it('that has ended is inactive and says when', async () => {
    await openDetails('expired');
    await screen.findByText('Subscription Details');
    expect(fact('Status')).toBe('Inactive');
    expect(screen.getByText(/^This plan ended on/)).toBeTruthy();
  });

  it('of an unknown plan says so', async () => {
    network(/rest\/v1\/plans/, { status: 200, body: [] });
    await openDetails('golden');
    await screen.findByText('Subscription Details');
    await waitFor(() => expect(fact('Current plan')).toBe('Unknown Plan'));
  });

  it('that does not exist leads to the plans', async () => {
    const user = await openDetails('new');
    expect(await screen.findByText('No Active Subscription')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'View Available Plans' }));
    expect(await screen.findByRole('article', { name: 'Ace Plan' })).toBeTruthy();
  });

  it('that cannot be read is loaded again on demand', async () => {
    const outage = network(/rest\/v1\/subscriptions/, 'offline');
    const user = await openDetails('ace');
    expect(await screen.findByText('Your subscription could not be loaded.')).toBeTruthy();
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Subscription Details')).toBeTruthy();
  });
});

describe('canceling', () => {
  const openDialog = async (user: Awaited<ReturnType<typeof openDetails>>) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel Subscription' }));
  };

  it('says what it means, and can be cancelled itself', async () => {
    const user = await openDetails('expert');
    const dialog = await openDialog(user);
    expect(dialog.getByText(/^Your subscription stays active until/)).toBeTruthy();
    expect(dialog.getByText('After that date you lose access to the Expert plan features.')).toBeTruthy();
    expect(dialog.getByText('There are no further charges.')).toBeTruthy();
    expect(dialog.getByText('You can reactivate any time.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep Subscription' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await planOf(backend(), 'expert'))?.status).toBe('active');
  });

  it('that fails says so and stays open; once done, the subscription ends at Stripe and access remains', async () => {
    await buy(backend(), 'new', 'expert');
    const user = await openDetails('new');
    const dialog = await openDialog(user);
    const outage = network(/functions\/v1\/cancel-subscription/, 'offline');
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Failed to cancel subscription. Please try again.')).toBeTruthy();
    outage.heal();
    let letGo: () => void = () => undefined;
    network(/functions\/v1\/cancel-subscription/, {
      after: new Promise<void>((resolve) => (letGo = resolve)),
    });
    await user.tripleClick(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await dialog.findByRole('button', { name: 'Canceling...' })).toBeTruthy();
    letGo();
    expect(await screen.findByText('Your subscription has been canceled.')).toBeTruthy();
    expect(screen.getByText('Success')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText(/^Canceled\. Your access stays until/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
    expect(fact('Next payment')).toBe('None');
    expect(fact('Status')).toMatch(new RegExp(`^Canceled, open until ${DATE.source}$`));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Subscription Details'));
    expect((await planOf(backend(), 'new'))?.status).toBe('canceled');
  });
});

describe('canceling twice in one moment', () => {
  it('is one request and one toast', async () => {
    await buy(backend(), 'golden', 'expert');
    const requests = network(/functions\/v1\/cancel-subscription/);
    const user = await openDetails('golden');
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Subscription' }));
    const button = dialog.getByRole('button', { name: 'Cancel Subscription' });
    const notices = () => screen.queryAllByText('Your subscription has been canceled.');
    // The toast of the test before may still be there.
    await waitFor(() => expect(notices()).toEqual([]), { timeout: 10_000 });
    pressTwice(button);
    expect(await screen.findByText(/^Canceled\. Your access stays until/)).toBeTruthy();
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(requests.seen).toHaveLength(1);
  });
});

describe('a canceled subscription', () => {
  const openDialog = async (user: Awaited<ReturnType<typeof openDetails>>) => {
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
    return within(await screen.findByRole('alertdialog', { name: 'Reactivate Subscription' }));
  };
  const canceled = async (name: string) => {
    await buy(backend(), name, 'expert');
    await call(backend(), name, 'cancel-subscription', {});
  };

  it('is reactivated without a payment, once, and shows the day of the next one', async () => {
    await canceled('super');
    const user = await openDetails('super');
    const dialog = await openDialog(user);
    const outage = network(/functions\/v1\/reactivate-subscription/, 'offline');
    await user.click(dialog.getByRole('button', { name: 'Reactivate' }));
    expect(await dialog.findByText('Could not reactivate your subscription. Please try again.')).toBeTruthy();
    outage.heal();
    const requests = network(/functions\/v1\/reactivate-subscription/);
    const button = dialog.getByRole('button', { name: 'Reactivate' });
    pressTwice(button);
    expect(await screen.findByText('Subscription reactivated')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requests.seen).toHaveLength(1);
    expect(fact('Status')).toBe('Active');
    expect(fact('Next payment')).toBe(fact('Billing period')?.split(' to ')[1]);
    expect(screen.queryByRole('button', { name: 'Reactivate' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Subscription Details'));
  });

  it('is reactivated from its card, and the focus goes to the name of the plan', async () => {
    await call(backend(), 'super', 'cancel-subscription', {});
    const user = await openAs(backend(), 'super', '/admin/plans');
    const card = within(await screen.findByRole('article', { name: 'Expert Plan' }));
    await user.click(await card.findByRole('button', { name: 'Reactivate: Expert Plan' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reactivate Subscription' }));
    await user.click(dialog.getByRole('button', { name: 'Reactivate' }));
    expect(await screen.findByText('Subscription reactivated')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(card.getByRole('heading')));
    expect(card.getAllByText('Current Plan').length).toBeTruthy();
  });

  it('without a saved card leads to the page that asks for one', async () => {
    await backend().sql(
      "update public.subscriptions s set status = 'canceled' from public.profiles p where p.id = s.user_id and p.email = 'expert@benchready.test'",
    );
    const user = await openDetails('expert');
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Reactivate' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    const page = await (await fetch(leaveFor.mock.calls[0]?.[0])).text();
    expect(page).toContain('Nothing is charged today. $12.99 on');
  });
});

describe('a subscription whose last payment failed', () => {
  const pastDue = async (name: string) => {
    await buy(backend(), name, 'expert');
    const subscriptionId = (await planOf(backend(), name))?.stripe_subscription_id ?? '';
    await order(backend(), { action: 'fail', on: '/finalize', status: 500, times: 3 });
    await order(backend(), { action: 'renew', subscriptionId, cardWorks: false });
  };

  it('shows the amount of the open invoice and where to pay it; paid there, it is active again', async () => {
    await pastDue('ticketing');
    await openDetails('ticketing');
    expect(await screen.findByText('Your payment of $12.99 did not go through.')).toBeTruthy();
    expect(screen.getByText(/^Your access stays until/)).toBeTruthy();
    expect(fact('Status')).toBe('Payment failed');
    expect(fact('Next payment')).toBe('$12.99, due now');
    const link = screen.getByRole('link', { name: /^Pay \$12\.99/ });
    expect(link.getAttribute('target')).toBe('_blank');
    const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };
    await fetch(link.getAttribute('href') ?? '', { method: 'POST', body: new URLSearchParams(card) });
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(fact('Status')).toBe('Active'));
    expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  });

  it('shows no amount while its invoice cannot be read, and loads it again on demand', async () => {
    await pastDue('golden');
    const outage = network(/functions\/v1\/list-invoices/, { status: 400, body: { error: 'closed' } });
    const user = await openDetails('golden');
    expect(await screen.findByText('The open invoice could not be loaded.')).toBeTruthy();
    expect(screen.getByText('The last payment did not go through.')).toBeTruthy();
    expect(fact('Next payment')).toBe('None');
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Pay \$12\.99/ })).toBeTruthy();
  });

  it('can be canceled, also after its time has ended', async () => {
    await backend().sql(
      `update public.subscriptions s set status = 'past_due', current_period_start = now() - interval '31 days',
         current_period_end = now() - interval '1 day'
       from public.profiles p where p.id = s.user_id and p.email = 'expert@benchready.test'`,
    );
    const user = await openDetails('expert');
    expect(await screen.findByText('The last payment did not go through.')).toBeTruthy();
    expect(screen.getByText(/^Your access ended on/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Subscription' }));
    expect(dialog.queryByText(/stays active until/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Your subscription has been canceled.')).toBeTruthy();
    expect((await planOf(backend(), 'expert'))?.status).toBe('canceled');
  });
});

describe('help with billing', () => {
  it('opens the support dialog', async () => {
    const user = await openDetails('ace');
    expect(await screen.findByText('Need help with billing?')).toBeTruthy();
    const block = screen.getByText('Need help with billing?').closest('section');
    await user.click(within(block ?? document.body).getByRole('button', { name: 'Contact Support' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Your Email').value).toBe('ace@benchready.test');
  });
});
