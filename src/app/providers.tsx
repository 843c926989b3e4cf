import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastHost } from '../ui/toast-host.tsx';

/** What every screen stands on: server state and toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      {children}
      <ToastHost />
    </QueryClientProvider>
  );
}
