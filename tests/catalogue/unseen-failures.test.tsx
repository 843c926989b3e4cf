import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDemoUsage } from '../../src/features/demo-access/ui/use-demo-usage.ts';
import { network, restoreNetwork } from '../support/network.ts';
import { beginAnotherPage } from '../support/new-page.ts';
import { address, leaveFor, openProduct, withBackend } from '../support/product.tsx';

/** Failures of spec section 8 that no journey of a feature meets. */

const backend = withBackend();
afterEach(restoreNetwork);

/** A refusal as our database functions answer it: a sentence for people. */
const refusal = (message: string) => ({ status: 429, body: { code: 'PT429', message } });

const SOMEBODY = '00000000-0000-4000-8000-000000000001';

function demoUsage(userId: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useDemoUsage(userId, true), { wrapper }).result;
}

describe('signing in and up', () => {
  it('signing up with Google while it is disabled shows the server’s message', async () => {
    network(/auth\/v1\/authorize/, { status: 400, body: { msg: 'Unsupported provider: it is not enabled' } });
    const user = await openProduct('/register');
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    expect(await screen.findByText('Google Sign-Up failed')).toBeTruthy();
    expect(screen.getByText('Unsupported provider: it is not enabled')).toBeTruthy();
    expect(address()).toBe('/register');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('a reset email that the server refuses shows the server’s message, and the dialog stays as it was', async () => {
    network(/auth\/v1\/recover/, { status: 429, body: { code: 429, msg: 'Wait a minute.' } });
    const user = await openProduct('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
    await user.type(dialog.getByLabelText('Email'), 'ace@benchready.test');
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Wait a minute.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('ace@benchready.test');
    expect(await backend().newestEmail('ace@benchready.test')).toBeUndefined();
  });
});

describe('writing to the team', () => {
  it('a message that is refused with a reason shows that reason', async () => {
    network(/rpc\/send_contact_message/, refusal('The desk is closed today.'));
    const user = await openProduct('/contact');
    const form = within(await screen.findByRole('form', { name: 'Contact form' }));
    await user.type(form.getByLabelText('Name'), 'Ida Brandt');
    await user.type(form.getByLabelText('Email'), 'ida@example.test');
    await user.type(form.getByLabelText('Message'), 'Anybody there?');
    await user.click(form.getByRole('button', { name: 'Submit Ticket' }));
    expect(await screen.findByText('The desk is closed today.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('a registration for the waiting list that is refused with a reason shows that reason', async () => {
    network(/rpc\/join_waiting_list/, refusal('The list is full today.'));
    const user = await openProduct('/waiting-list');
    const join = await screen.findByRole('button', { name: 'Join Waiting List' });
    await user.type(screen.getByLabelText('Name'), 'Ove Lund');
    await user.type(screen.getByLabelText('Email'), 'ove@example.test');
    await user.click(join);
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(screen.getByText('The list is full today.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ove@example.test');
  });
});

it('business plans that cannot be read are reported, and can be loaded again', async () => {
  const outage = network(/rest\/v1\/plans/, { status: 400, body: { code: 'P0001', message: 'closed' } });
  const user = await openProduct('/business');
  const words = await screen.findByText('Failed to load business plans.');
  expect(words.closest('[role=alert]')).not.toBeNull();
  outage.heal();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Business plans' })).toBeTruthy();
  expect(screen.queryByText('Failed to load business plans.')).toBeNull();
});

describe('demo use', () => {
  beforeEach(beginAnotherPage);

  it.each([
    ['', 'Failed to fetch demo usage count'],
    ['Counting is closed.', 'Counting is closed.'],
  ])(
    'demo use that cannot be read is stored as a failure, with the server’s message where there is one',
    async (said, kept) => {
      network(/rpc\/get_demo_usage_count/, refusal(said));
      const usage = demoUsage(SOMEBODY);
      await waitFor(() => expect(usage.current.error).toBe(kept));
      expect(usage.current.usedCount).toBe(0);
    },
  );

  it.each([
    ['', 'Failed to increment demo usage'],
    ['Counting is closed.', 'Counting is closed.'],
  ])(
    'demo use that cannot be counted is stored as a failure, with the server’s message where there is one',
    async (said, kept) => {
      network(/rpc\/get_demo_usage_count/, { status: 200, body: 0 });
      network(/rpc\/increment_demo_usage/, refusal(said));
      const usage = demoUsage(SOMEBODY);
      expect(await usage.current.increment()).toBe('failed');
      await waitFor(() => expect(usage.current.error).toBe(kept));
    },
  );

  it('demo use without a person is not counted, with a reason', async () => {
    const calls = network(/rpc\//);
    const usage = demoUsage(null);
    expect(await usage.current.increment()).toBe('failed');
    await waitFor(() => expect(usage.current.error).toBe('User not authenticated'));
    expect(calls.seen).toEqual([]);
  });
});
