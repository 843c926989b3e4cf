import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The client empties the hash of an address whose tokens it has used; this takes the bare '#' away as well. */
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
