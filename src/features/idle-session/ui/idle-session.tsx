import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { notify } from '../../../lib/notify.ts';
import { IDLE_TOASTS } from '../messages.ts';
import { useIdleWatch } from './use-idle-watch.ts';

// Nobody asked for it: without a network it must not take the page with it.
const IdleDialog = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./idle-dialog.tsx'))).IdleDialog,
}));

export interface IdleSessionProps {
  /** Names the session that is watched; null where nobody can tell it from another. */
  readonly sessionId: string | null;
  /** Ends the session and tells the person that it was for idleness; settles when that has worked or failed. */
  readonly onLogout: () => Promise<void>;
}

/** Place it around nothing, wherever somebody is signed in: warns who has been idle, and logs out who stays so. */
export function IdleSession({ sessionId, onLogout }: IdleSessionProps) {
  const { state, extend } = useIdleWatch(sessionId);
  const [isLeaving, setLeaving] = useState(false);
  const isExpired = state.kind === 'expired';

  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    await onLogout();
    // Still here: it has failed, for want of a network perhaps. The dialog stays, and so does its button.
    setLeaving(false);
  };
  const leaveUnasked = useEffectEvent(() => void leave());
  useEffect(() => {
    if (!isExpired) return;
    leaveUnasked();
    const again = (): void => leaveUnasked();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isExpired]);

  if (state.kind === 'active') return null;
  return (
    <Suspense>
      <IdleDialog
        secondsLeft={isExpired ? 0 : state.secondsLeft}
        isLeaving={isLeaving}
        onStay={() => (extend() ? notify(IDLE_TOASTS.extended) : undefined)}
        onDismiss={extend}
        onLogout={() => void leave()}
      />
    </Suspense>
  );
}
