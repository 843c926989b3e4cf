import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Spinner } from '../../ui/spinner.tsx';
import { ServerState } from '../server-state.tsx';
import { PersonProvider } from './person-provider.tsx';

/** Layout route that provides the person. Its code stays out of the public pages and of sign-in. */
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
