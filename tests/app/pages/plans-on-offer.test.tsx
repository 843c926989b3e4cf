import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlansOnOffer } from '../../../src/app/pages/public/plans-on-offer.tsx';
import { connectToastSink } from '../../../src/lib/notify.ts';
import { network, restoreNetwork } from '../../support/network.ts';

/** The toasts shown. */
let toasts: string[] = [];
let hangUp: () => void = () => undefined;

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test');
  network(/rest\/v1\/plans/, { status: 400, body: { message: 'broken', code: 'XX000' } });
  hangUp = connectToastSink(({ title, description }) => toasts.push(`${title}: ${description}`));
  // Connecting delivers the toasts queued so far, which belong to earlier tests.
  toasts = [];
});
afterEach(() => {
  hangUp();
  restoreNetwork();
});

function show(type: 'individual' | 'business'): void {
  render(
    <MemoryRouter>
      <PlansOnOffer type={type} label="Plans" fallback={null} failure="They did not come." />
    </MemoryRouter>,
  );
}

describe('plans that cannot be loaded', () => {
  it('are reported on the landing page in a toast too', async () => {
    show('individual');
    expect(await screen.findByText('They did not come.')).toBeTruthy();
    await waitFor(() => expect(toasts).toEqual(['Error fetching plans: Please try again later.']));
  });

  it('are reported on the business page in their place alone', async () => {
    show('business');
    expect(await screen.findByText('They did not come.')).toBeTruthy();
    expect(toasts).toEqual([]);
  });
});
