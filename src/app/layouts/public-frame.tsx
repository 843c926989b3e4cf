import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { storedSender } from '../../features/messages/model/sender.ts';
import { hasStoredSession } from '../../lib/storage.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PublicHead } from '../seo/public-head.tsx';
import { PublicLayout } from './public-layout.tsx';
import { useSupportDialog } from './use-support-dialog.tsx';

/** The public pages. Whether somebody is signed in is only glanced at, so that no client is loaded for it. */
export function PublicFrame() {
  const support = useSupportDialog(storedSender);
  const isHydrated = useIsHydrated();
  return (
    <PublicLayout isSignedIn={isHydrated && hasStoredSession()} onContactSupport={support.open}>
      <Suspense>
        <PublicHead />
      </Suspense>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
      {support.dialog}
    </PublicLayout>
  );
}
