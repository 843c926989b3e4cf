import { MS_PER_HOUR, MS_PER_MINUTE } from '../kernel/time.ts';
import { PLAN_IDS } from './plans.ts';
import type { SubscriptionState } from './subscription.ts';

/** The ring is full at 48 hours left (spec section 2, signed-in layout). */
const STREAK_RING_HOURS = 48;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** The streak card refreshes the remaining time every minute (spec section 9). */
export const STREAK_REFRESH_MS = 60_000;

/** What the streak card shows; null (no card) unless an Expert plan is active and its end is known (spec section 2). */
export function streakOf(
  planId: string | null,
  { isActive, timeLeftMs }: Pick<SubscriptionState, 'isActive' | 'timeLeftMs'>,
): { readonly timeLeftMs: number } | null {
  return planId === PLAN_IDS.expert && isActive && timeLeftMs !== null ? { timeLeftMs } : null;
}

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Remaining time in whole minutes, as days, hours and minutes. */
export function timeLeftParts(timeLeftMs: number): TimeLeft {
  const minutes = Math.floor(timeLeftMs / MS_PER_MINUTE);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return {
    days: Math.floor(hours / HOURS_PER_DAY),
    hours: hours % HOURS_PER_DAY,
    minutes: minutes % MINUTES_PER_HOUR,
  };
}

/** Remaining time as days:hours:minutes, two digits each for hours and minutes. */
export function formatTimeLeft(timeLeftMs: number): string {
  const { days, hours, minutes } = timeLeftParts(timeLeftMs);
  return [String(days), ...[hours, minutes].map((part) => String(part).padStart(2, '0'))].join(':');
}

/** How full the ring is, in percent: hours left / 48 * 100, clamped to 0..100. */
export function streakRingPercent(timeLeftMs: number): number {
  return Math.min(100, Math.max(0, (timeLeftMs / MS_PER_HOUR / STREAK_RING_HOURS) * 100));
}
