import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { hasStoredSession } from '../../lib/storage.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ContactSupport, useSupportDialog } from './use-support-dialog.tsx';

const PublicHead = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../seo/public-head.tsx'))).PublicHead,
}));

// Nobody asked for it: without a network it must not take the page with it.
const ActivityNotes = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../../features/idle-session/ui/activity-notes.tsx')))
    .ActivityNotes,
}));

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
  const isSignedIn = isHydrated && hasStoredSession();
  return (
    <PublicLayout isSignedIn={isSignedIn} onContactSupport={support.open}>
      {HEAD}
      <ContactSupport value={support.open}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </ContactSupport>
      {support.dialog}
      <Suspense>{isSignedIn ? <ActivityNotes /> : null}</Suspense>
    </PublicLayout>
  );
}
