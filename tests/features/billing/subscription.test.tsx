import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../support/network.ts';
import { address, openAs, withBackend } from '../../support/product.tsx';
import { buy, order, planOf } from './orders.ts';

const backend = withBackend();
afterEach(restoreNetwork);

const openDetails = (name: string) => openAs(backend(), name, '/admin/plans?tab=details');
const openHistory = (name: string) => openAs(backend(), name, '/admin/plans?tab=history');
/** The value beside a term of the details. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const DATE = /[A-Z][a-z]{2} \d{2}, \d{4}/;

describe('the subscription', () => {
  it('is told with plan, period, next payment and amount', async () => {
    await openDetails('expert');
    await screen.findByText('Subscription Details');
    await waitFor(() => expect(fact('Current plan')).toBe('Expert Plan'));
    expect(fact('Status')).toBe('Active');
    expect(fact('Billing period')).toMatch(new RegExp(`^${DATE.source} to ${DATE.source}$`));
    expect(fact('Next payment')).toBe(fact('Billing period')?.split(' to ')[1]);
    expect(fact('Amount')).toBe('$12.99 / mo');
  });

  it('that is paid once has no next payment and nothing to cancel', async () => {
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

  it('of a plan that nobody knows says so', async () => {
    network(/rest\/v1\/plans/, { status: 200, body: [] });
    await openDetails('golden');
    await screen.findByText('Subscription Details');
    await waitFor(() => expect(fact('Current plan')).toBe('Unknown Plan'));
  });

  it('that there is none of leads to the plans', async () => {
    const user = await openDetails('new');
    expect(await screen.findByText('No Active Subscription')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'View Available Plans' }));
    expect(await screen.findByRole('article', { name: 'Ace Plan' })).toBeTruthy();
  });

  it('that cannot be read is read on demand', async () => {
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

  it('says what it means, and can be left alone', async () => {
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

  it('that fails says so and stays open; done, it ends at Stripe and the access stays', async () => {
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
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Subscription Details'));
    expect((await planOf(backend(), 'new'))?.status).toBe('canceled');
  });
});

describe('the billing history', () => {
  it('lists real invoices, and their files can be downloaded', async () => {
    await buy(backend(), 'free', 'ace');
    await openHistory('free');
    const table = within(await screen.findByRole('table', { name: 'Billing History' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Description',
      'Amount',
      'Status',
      'Action',
    ]);
    const [, line] = table.getAllByRole('row');
    const cells = within(line ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([expect.stringMatching(DATE), 'Ace Plan', '$9.49', 'Paid', 'Download']);
    const link = table.getByRole('link', { name: /^Download the invoice of/ });
    const file = await fetch(link.getAttribute('href') ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('calls what is not paid pending', async () => {
    await backend().sql(
      "update public.invoices i set status = 'open' from public.profiles p where p.id = i.user_id and p.email = 'ticketing@benchready.test'",
    );
    await openHistory('ticketing');
    expect(await screen.findByText('Pending')).toBeTruthy();
    expect(screen.getByText('No file')).toBeTruthy();
  });

  it('is empty for a plan that cost nothing, and is not there without a plan', async () => {
    await backend().sql(
      "delete from public.invoices i using public.profiles p where p.id = i.user_id and p.email = 'testing@benchready.test'",
    );
    await openHistory('testing');
    expect(await screen.findByText('No invoices found')).toBeTruthy();
    await openHistory('admin');
    expect(await screen.findByText("You don't have any billing history yet.")).toBeTruthy();
  });

  it('that cannot be read is read on demand', async () => {
    const outage = network(/functions\/v1\/list-invoices/, { status: 400, body: { error: 'closed' } });
    const user = await openHistory('ace');
    expect(await screen.findByText('Your invoices could not be loaded.')).toBeTruthy();
    outage.heal();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Billing History' })).toBeTruthy();
  });

  it('is not emptied when Stripe cannot be asked', async () => {
    await order(backend(), { action: 'fail', on: '/v1/invoices', status: 500, times: 9 });
    await openHistory('golden');
    expect(await screen.findByRole('table', { name: 'Billing History' })).toBeTruthy();
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
