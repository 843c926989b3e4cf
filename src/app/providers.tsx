import type { ReactNode } from 'react';
import { ToastHost } from '../ui/toast-host.tsx';

/** What every screen stands on. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}
