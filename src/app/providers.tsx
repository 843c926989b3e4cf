// Hears Back and Forward before the router, which is mounted inside.
import '../lib/popstate-guard.ts';
import type { ReactNode } from 'react';
import { useTheme } from '../ui/theme.ts';
import { ToastHost } from '../ui/toast-host.tsx';

/** What every screen stands on. */
export function Providers({ children }: { readonly children: ReactNode }) {
  // Pages without a theme toggle follow the system and other tabs as well.
  useTheme();
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}
