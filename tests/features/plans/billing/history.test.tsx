import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { network, restoreNetwork } from '../../../support/network.ts';
import { openAs, withBackend } from '../../../support/product.tsx';
import { buy, order } from './orders.ts';

const backend = withBackend();
afterEach(restoreNetwork);

const openHistory = (name: string) => openAs(backend(), name, '/admin/plans?tab=history');
const DATE = /[A-Z][a-z]{2} \d{2}, \d{4}/;

describe('the billing history', () => {
  it('lists invoices, and their files can be downloaded', async () => {
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

  it('calls unpaid invoices pending', async () => {
    await backend().sql(
      "update public.invoices i set status = 'open' from public.profiles p where p.id = i.user_id and p.email = 'ticketing@benchready.test'",
    );
    await openHistory('ticketing');
    expect(await screen.findByText('Pending')).toBeTruthy();
    expect(screen.getByText('No file')).toBeTruthy();
  });

  it('is empty for a plan that cost nothing, and is not shown without a plan', async () => {
    await backend().sql(
      "delete from public.invoices i using public.profiles p where p.id = i.user_id and p.email = 'testing@benchready.test'",
    );
    await openHistory('testing');
    expect(await screen.findByText('No invoices found')).toBeTruthy();
    await openHistory('admin');
    expect(await screen.findByText("You don't have any billing history yet.")).toBeTruthy();
  });

  it('that cannot be read is loaded again on demand', async () => {
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
