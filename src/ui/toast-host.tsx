import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadWhenOnline } from '../lib/load-when-online.ts';
import { toastDemand } from '../lib/notify.ts';

const loadArea = () => import('./toast-area.tsx');
const ToastArea = lazy(async () => ({ default: (await loadWhenOnline(loadArea)).ToastArea }));

/** Loads the toast code ahead, so that a failure without a network can be told. */
export function keepToasts(): void {
  loadArea().catch(() => undefined);
}

/** Place it once, near the root. The toast code loads with the first toast, which waits for it. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.read, () => false);
  useEffect(() => {
    // Loads ahead when a field is focused, so that an offline error can be shown later.
    const fetchAhead = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches('input, textarea, select')) return;
      document.removeEventListener('focusin', fetchAhead);
      keepToasts();
    };
    document.addEventListener('focusin', fetchAhead);
    return () => document.removeEventListener('focusin', fetchAhead);
  }, []);
  return isWanted ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}
