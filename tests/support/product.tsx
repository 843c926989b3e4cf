import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { startTexts } from '../../src/i18n/start.ts';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import { forgetModules, leavePage } from './new-page.ts';
import { personAtScreen } from './person.ts';
import type { ScreenStackRequest } from './screen-stacks.ts';
import type { StackReady } from './stack-process.ts';

/** The whole product in jsdom, against a real backend. */

/** Screens are fetched and the backend answers over HTTP; a busy machine takes its time over both. */
configure({ asyncUtilTimeout: 15_000 });

/** Where the page would have gone, such as to a payment: jsdom goes nowhere. */
export const leaveFor = vi.fn();
vi.mock('../../src/lib/leave.ts', () => ({ leaveFor }));

/** A read that fails is tried again as often as in the product, but at once (tests/lib/retry-pause.test.ts has the real pauses). */
vi.mock('../../src/lib/retry-pause.ts', () => ({ retryPause: () => 0 }));

export interface Backend extends StackReady {
  /** Runs a statement as the owner of the database. */
  sql<Row>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /** The newest email to an address, as the mailbox shows it. */
  newestEmail(
    to: string,
  ): Promise<{ readonly subject: string; readonly links: readonly string[] } | undefined>;
}

async function askForStack<Answer>(request: ScreenStackRequest): Promise<Answer> {
  const answer = await fetch(inject('screenStacks'), { method: 'POST', body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

/** Provides a renewed backend for the tests of a file; no other file uses it meanwhile. */
export function withBackend(): () => Backend {
  let stack: StackReady | null = null;
  const taken = (): StackReady => {
    if (stack === null) throw new Error('The backend has not started.');
    return stack;
  };
  beforeAll(async () => {
    stack = await askForStack<StackReady>({ kind: 'take' });
    vi.stubEnv('VITE_SUPABASE_URL', stack.url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', stack.publishableKey);
  });
  afterEach(() => leaveFor.mockReset());
  // The next file of this worker gets the same window, but modules and storage of its own.
  afterAll(async () => {
    await closeProduct();
    await askForStack({ kind: 'hand-back', url: taken().url });
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    leavePage();
    forgetModules();
  });
  return () => {
    const { url } = taken();
    return {
      ...taken(),
      sql: (text, params = []) => askForStack({ kind: 'sql', url, text, params }),
      newestEmail: (to) => newestEmail(url, to),
    };
  };
}

async function newestEmail(url: string, to: string) {
  const answer = await fetch(`${url}/mailbox/messages`);
  const emails = (await answer.json()) as { to: string; subject: string; links: string[]; sentAt: string }[];
  return emails
    .filter((email) => email.to === to)
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))[0];
}

let unload: (() => Promise<void>) | null = null;

/** Leaves the page: its screens, and the client's timers and channel to other tabs. */
async function closeProduct(): Promise<void> {
  cleanup();
  await unload?.();
  unload = null;
}

/** Opens an address as a fresh page load: only browser storage remains from earlier loads. */
export async function openProduct(address: string): Promise<UserEvent> {
  await closeProduct();
  window.history.replaceState(null, '', address);
  forgetModules();
  // The toast library is not reset with our modules.
  toast.dismiss();
  await startTexts();
  const { getAuth } = await import('../../src/lib/auth.ts');
  unload = async () => (await getAuth()).dispose();
  const { Providers } = await import('../../src/app/providers.tsx');
  const { AppRoutes } = await import('../../src/app/router.tsx');
  render(
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>,
  );
  return personAtScreen();
}

/** Fills in the sign-in screen and sends it. */
export async function sendLogin(user: UserEvent, email: string, password = SEED_PASSWORD): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** A person's session, as the browser would keep it: `ace` is `ace@benchready.test`. */
export async function sessionOf(backend: Backend, name: string): Promise<{ readonly access_token: string }> {
  const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@benchready.test`, password: SEED_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${name} could not sign in: ${await answer.text()}`);
  return (await answer.json()) as { access_token: string };
}

/** Opens an address as a person who has signed in on this browser before. */
export async function openAs(backend: Backend, name: string, address: string): Promise<UserEvent> {
  window.localStorage.setItem('benchready-session', JSON.stringify(await sessionOf(backend, name)));
  return openProduct(address);
}

/** Waits until a text stands on the page as often as said, such as in passing and on the page itself. */
export async function textStands(text: string, times: number): Promise<void> {
  await waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(times));
}

/** Where the person is. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}
