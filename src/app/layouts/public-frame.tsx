import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { hasStoredSession } from '../../lib/storage.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PublicHead } from '../seo/public-head.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ContactSupport, useSupportDialog } from './use-support-dialog.tsx';

// Optional code: without a network, its failure must not break the page.
const ActivityNotes = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../../features/idle-session/ui/activity-notes.tsx')))
    .ActivityNotes,
}));

/** The layout of the public pages. It only checks whether a session is stored, so it loads no Supabase client. */
export function PublicFrame() {
  const support = useSupportDialog();
  const isHydrated = useIsHydrated();
  const isSignedIn = isHydrated && hasStoredSession();
  return (
    <PublicLayout isSignedIn={isSignedIn} onContactSupport={support.open}>
      <PublicHead />
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
