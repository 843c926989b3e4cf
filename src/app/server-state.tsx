import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { sharedQueryClient } from '../lib/query-client.ts';
import { Spinner } from '../ui/spinner.tsx';

/**
 * Provides the shared query cache. It wraps only the parts that read the backend, so that public pages load without
 * its code.
 */
export function ServerState({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={sharedQueryClient()}>{children}</QueryClientProvider>;
}

/** The same as a layout route. */
export function ServerStateFrame() {
  return (
    <ServerState>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </ServerState>
  );
}
