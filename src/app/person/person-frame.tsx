import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '../../ui/spinner.tsx';
import { ServerState } from '../server-state.tsx';
import { PersonProvider } from './person-provider.tsx';

/** Around every screen that knows who is here. Its code stays away from the public pages and from sign-in. */
export function PersonFrame() {
  return (
    <ServerState>
      <PersonProvider>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </PersonProvider>
    </ServerState>
  );
}
