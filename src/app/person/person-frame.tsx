import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionProvider } from '../../features/auth/ui/session-provider.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ServerState } from '../server-state.tsx';
import { PersonProvider } from './person-provider.tsx';

/** Around every screen that knows who is here. Its code, and the session, stay away from the public pages. */
export function PersonFrame() {
  return (
    <ServerState>
      <SessionProvider>
        <PersonProvider>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </PersonProvider>
      </SessionProvider>
    </ServerState>
  );
}
