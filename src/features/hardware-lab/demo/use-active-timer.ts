import { useEffect, useEffectEvent, useState } from 'react';
import { type ActiveTimer, createActiveTimer } from './active-timer.ts';

/** Why the timer is stopped. */
export type HoldReason = 'help' | 'leaving' | 'hidden' | 'loading' | 'machine' | 'over';

export interface ActiveTimeView {
  /** Whole seconds left, rounded up. */
  readonly secondsLeft: number;
  readonly isStarted: boolean;
}

const TICK_MS = 200;

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** A countdown of active time. Call `timer.start()` on the first input; `onZero` is called once. */
export function useActiveTimer(
  totalMs: number,
  holds: Readonly<Partial<Record<HoldReason, boolean>>>,
  onZero: () => void,
): { readonly timer: ActiveTimer; readonly shown: ActiveTimeView } {
  const [timer] = useState(() => createActiveTimer(totalMs, () => performance.now()));
  const [shown, setShown] = useState<ActiveTimeView>({
    secondsLeft: Math.ceil(totalMs / 1000),
    isStarted: false,
  });
  const callAtZero = useEffectEvent(onZero);

  const reasons = Object.entries(holds)
    .filter(([, holding]) => holding)
    .map(([reason]) => reason)
    .join(' ');
  useEffect(() => {
    const held = reasons.split(' ').filter((reason) => reason !== '');
    for (const reason of held) timer.hold(reason);
    return () => {
      for (const reason of held) timer.release(reason);
    };
  }, [timer, reasons]);

  useEffect(() => {
    const follow = (): void => (isHidden() ? timer.hold('hidden') : timer.release('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [timer]);

  useEffect(() => {
    const tick = setInterval(() => {
      const left = timer.remainingMs();
      const next = { secondsLeft: Math.ceil(left / 1000), isStarted: timer.isStarted() };
      setShown((last) =>
        last.secondsLeft === next.secondsLeft && last.isStarted === next.isStarted ? last : next,
      );
      if (left > 0) return;
      clearInterval(tick);
      callAtZero();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [timer]);

  return { timer, shown };
}
