import { useSyncExternalStore } from 'react';

/** Below 768 px the sidebar is a slide-out menu (spec sections 2 and 9). */
const PHONE = '(width < 768px)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
