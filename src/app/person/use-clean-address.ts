import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Removes the '#' that remains after the client has taken its tokens out of the address. */
export function useCleanAddress(isAuthLoading: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const clean = useEffectEvent(() => {
    if (window.location.href.endsWith('#')) void navigate({ pathname, search }, { replace: true, state });
  });
  useEffect(() => {
    if (!isAuthLoading) clean();
  }, [isAuthLoading]);
}
