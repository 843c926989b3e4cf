import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { sharedQueryClient } from '../lib/query-client.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * Around whatever reads the backend; every place shares one cache. It stands where it is needed and not around
 * everything, so that a public page shows up without the code for it.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={sharedQueryClient()}>{children}</QueryClientProvider>;
}

/** The same around pages. */
export function ServerStateFrame() {
  return (
    <ServerState>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </ServerState>
  );
}
