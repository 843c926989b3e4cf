import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionProvider } from '../../features/auth/ui/session-provider.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Around every screen that may ask who is here: one session, however the person goes from sign-in to the inside. */
export function SessionFrame() {
  return (
    <SessionProvider>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </SessionProvider>
  );
}
