import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionProvider } from '../../features/auth/ui/session-provider.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Layout route that provides the session: one session for sign-in and the signed-in area. */
export function SessionFrame() {
  return (
    <SessionProvider>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </SessionProvider>
  );
}
