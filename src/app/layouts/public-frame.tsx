import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { hasStoredSession } from '../../lib/storage.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ContactSupport, useSupportDialog } from './use-support-dialog.tsx';

const PublicHead = lazy(async () => ({ default: (await import('../seo/public-head.tsx')).PublicHead }));

/** Always the same element: drawn at build time, it sleeps until its code is there, and must not be disturbed before. */
const HEAD = (
  <Suspense>
    <PublicHead />
  </Suspense>
);

/** The public pages. Whether somebody is signed in is only glanced at, so that no client is loaded for it. */
export function PublicFrame() {
  const support = useSupportDialog();
  const isHydrated = useIsHydrated();
  return (
    <PublicLayout isSignedIn={isHydrated && hasStoredSession()} onContactSupport={support.open}>
      {HEAD}
      <ContactSupport value={support.open}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ContactSupport>
      {support.dialog}
    </PublicLayout>
  );
}
