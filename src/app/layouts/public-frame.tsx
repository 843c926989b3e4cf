import { Outlet } from 'react-router-dom';
import { hasStoredSession } from '../../lib/storage.ts';
import { PublicLayout } from './public-layout.tsx';

/** The public pages. Whether somebody is signed in is only glanced at, so that no client is loaded for it. */
export function PublicFrame() {
  return (
    <PublicLayout isSignedIn={hasStoredSession()}>
      <Outlet />
    </PublicLayout>
  );
}
