import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../features/auth/ui/use-session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useAccountNotices } from './use-account-notices.ts';
import { useCleanAddress } from './use-clean-address.ts';
import { useOwnName } from './use-own-name.ts';

/**
 * The layout of sign-in and registration. It loads the session only; code that reads the backend loads after
 * sign-in.
 */
export function SignInFrame() {
  const { phase } = useSession();
  useAccountNotices();
  useOwnName(null, null, phase === 'signed-out');
  useCleanAddress(phase === 'loading');
  return (
    <Suspense fallback={<Spinner />}>
      <Outlet />
    </Suspense>
  );
}
