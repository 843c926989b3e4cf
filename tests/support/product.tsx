import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, vi } from 'vitest';
import { Providers } from '../../src/app/providers.tsx';
import { createRouter } from '../../src/app/router.tsx';
import type { StackOptions } from '../../supabase/local/stack.ts';
import { type StackProcess, startStackProcess } from './stack-process.ts';

/** The whole product in jsdom, against a real backend. */

const PASSWORD = 'bench-ready';

/** Screens are fetched and the backend answers over HTTP; a busy machine takes its time over both. */
configure({ asyncUtilTimeout: 10_000 });

/** Starts a backend for the tests of a file and points the product at it. */
export function useBackend(options: StackOptions = {}): () => StackProcess {
  let stack: StackProcess | null = null;
  beforeAll(async () => {
    stack = await startStackProcess({ siteUrl: window.location.origin, ...options });
    vi.stubEnv('VITE_SUPABASE_URL', stack.url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', stack.publishableKey);
  });
  afterAll(() => stack?.stop());
  return () => {
    if (stack === null) throw new Error('The backend has not started.');
    return stack;
  };
}

/** Opens an address of the product, as typing it into the browser would. */
export function openProduct(address: string): ReturnType<typeof userEvent.setup> {
  window.history.replaceState(null, '', address);
  render(
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>,
  );
  return userEvent.setup();
}

/** Fills in the sign-in screen and sends it. */
export async function sendLogin(
  user: ReturnType<typeof userEvent.setup>,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** Where the person is. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}${window.location.hash}`;
}
