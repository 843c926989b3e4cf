import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { notify } from '../../../lib/notify.ts';
import { IDLE_TOASTS } from '../messages.ts';
import { useIdleWatch } from './use-idle-watch.ts';

// Optional code: without a network, its failure must not break the page.
const IdleDialog = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./idle-dialog.tsx'))).IdleDialog,
}));

export interface IdleSessionProps {
  /** Identifies the watched session; null if it has no id. */
  readonly sessionId: string | null;
  /** Ends the session and shows that it was idle; settles when that has succeeded or failed. */
  readonly onLogout: () => Promise<void>;
}

/** Warns an idle person and logs them out after the countdown. Render it wherever somebody is signed in. */
export function IdleSession({ sessionId, onLogout }: IdleSessionProps) {
  const { state, extend } = useIdleWatch(sessionId);
  const [isLeaving, setLeaving] = useState(false);
  const isExpired = state.kind === 'expired';

  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    await onLogout();
    // Still mounted, so the logout failed (no network, for instance): keep the dialog and its button.
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
