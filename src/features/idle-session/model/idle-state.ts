import { MS_PER_SECOND } from '../../../core/kernel/time.ts';
/** Idle limits of spec section 9. */
export const IDLE_TIMEOUT_MS = 15 * 60_000;
export const IDLE_WARNING_MS = 60_000;
export const ACTIVITY_DEBOUNCE_MS = 500;

/** `secondsLeft` counts from 60 down to 1; after that the session has expired. */
export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'expired' };

/**
 * The state by the time since the last activity. It compares timestamps instead of counting timers, so that time
 * asleep counts too. Milliseconds since 1970.
 */
export function idleStateAt(lastActivityAt: number, now: number): IdleState {
  const left = lastActivityAt + IDLE_TIMEOUT_MS + IDLE_WARNING_MS - now;
  if (left <= 0) return { kind: 'expired' };
  if (left > IDLE_WARNING_MS) return { kind: 'active' };
  return { kind: 'warning', secondsLeft: Math.ceil(left / MS_PER_SECOND) };
}

/** The time until the state changes by itself; null when it will not. */
export function untilNextState(lastActivityAt: number, now: number): number | null {
  const left = lastActivityAt + IDLE_TIMEOUT_MS + IDLE_WARNING_MS - now;
  if (left <= 0) return null;
  return left > IDLE_WARNING_MS ? left - IDLE_WARNING_MS : left % MS_PER_SECOND || MS_PER_SECOND;
}
