import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { SessionProvider } from '../features/auth/ui/session-provider.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ToastHost } from '../ui/toast-host.tsx';

/** What every screen stands on: server state, the session (asleep until a screen asks), texts and toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </SessionProvider>
      <ToastHost />
    </QueryClientProvider>
  );
}
