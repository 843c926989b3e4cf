import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from '../lib/notify.ts';

const ToastArea = lazy(() => import('./toast-area.tsx').then((module) => ({ default: module.ToastArea })));

let wasWanted = false;

/** Place it once, near the root. The toast code is loaded with the first toast, which waits for it. */
export function ToastHost() {
  const isWanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.read, () => false);
  wasWanted ||= isWanted;
  return wasWanted ? (
    <Suspense>
      <ToastArea />
    </Suspense>
  ) : null;
}
