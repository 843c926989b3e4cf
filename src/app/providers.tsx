// Imported first: its Back and Forward listener must be registered before the router's.
import '../lib/popstate-guard.ts';
import type { ReactNode } from 'react';
import { useTheme } from '../ui/theme.ts';
import { ToastHost } from '../ui/toast-host.tsx';

/** The providers that every screen needs. */
export function Providers({ children }: { readonly children: ReactNode }) {
  // Keeps pages without a theme toggle in step with the system and other tabs.
  useTheme();
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}
