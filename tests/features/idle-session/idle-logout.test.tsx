import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, openAs, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();
const MINUTE = 60_000;
const SESSION_KEY = 'benchready-session';

/** Lets the clock go on without the timers, as for a machine that was asleep, and looks at it. */
function wakeAfter(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  act(() => void window.dispatchEvent(new Event('focus')));
}

/** What a tab of the same browser does when it signs out. */
function endInAnotherTab(): void {
  window.localStorage.removeItem(SESSION_KEY);
  const tabs = new BroadcastChannel(SESSION_KEY);
  tabs.postMessage({ event: 'SIGNED_OUT', session: null });
  tabs.close();
}

afterEach(() => void vi.useRealTimers());

/** The screen is there, and not only the heading of a page that still waits: who is here is known by then. */
async function openIdle(name: string, page: string, heading: RegExp) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const user = await openAs(backend(), name, page);
  await screen.findByRole('heading', { level: 1, name: heading });
  return user;
}

describe('a signed-in person who has been idle', () => {
  it('for 16 minutes is logged out for good, with the reason', async () => {
    await openIdle('ace', '/admin', /^Welcome/);
    wakeAfter(16 * MINUTE);
    expect(await screen.findByText('You have been logged out due to inactivity.')).toBeTruthy();
    expect(screen.getByText('Logged Out')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    await openProduct('/admin');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('is logged out by Logout Now', async () => {
    const user = await openIdle('expert', '/admin', /^Welcome/);
    wakeAfter(15 * MINUTE + 1);
    await user.click(await screen.findByRole('button', { name: 'Logout Now' }));
    expect(await screen.findByText('You have been logged out due to inactivity.')).toBeTruthy();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('for 16 minutes, in a tab whose session another idle tab has ended first, reads the reason there too', async () => {
    await openIdle('expert', '/admin', /^Welcome/);
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    endInAnotherTab();
    expect(await screen.findByText('You have been logged out due to inactivity.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('for a shorter time, and has logged out in another tab, finds the sign-in page', async () => {
    await openIdle('expert', '/admin', /^Welcome/);
    endInAnotherTab();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByText('Logged Out')).toBeNull();
  });

  it('on a public page for 16 minutes is logged out on return, in spite of later activity there', async () => {
    await openIdle('ace', '/admin', /^Welcome/);
    await openProduct('/privacy');
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    fireEvent.mouseMove(document.body);
    await openProduct('/admin');
    expect(await screen.findByText('You have been logged out due to inactivity.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('on a public page for less than that, and active there since, is let in on return', async () => {
    await openIdle('ace', '/admin', /^Welcome/);
    await openProduct('/privacy');
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    vi.setSystemTime(Date.now() + 14 * MINUTE);
    await waitFor(() => {
      fireEvent.mouseMove(document.body);
      expect(Number(window.localStorage.getItem('last_activity'))).toBeGreaterThan(Date.now() - MINUTE);
    });
    vi.setSystemTime(Date.now() + 14 * MINUTE);
    await openProduct('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy();
  });

  it('for an hour and then signs in again is not affected by the session before', async () => {
    await openIdle('ace', '/admin', /^Welcome/);
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await openAs(backend(), 'ace', '/admin');
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy();
    expect(screen.queryByText('Logged Out')).toBeNull();
  });

  it('while choosing a plan is warned there too', async () => {
    const user = await openIdle('new', '/select-plan', /^Select a Plan$/);
    wakeAfter(15 * MINUTE + 1);
    await user.click(await screen.findByRole('button', { name: 'Stay Logged In' }));
    expect(await screen.findByText('Session Extended')).toBeTruthy();
    expect(address()).toBe('/select-plan');
  });
});

it('a visitor is never warned', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openProduct('/login');
  await screen.findByRole('button', { name: 'Sign In' });
  wakeAfter(60 * MINUTE);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
