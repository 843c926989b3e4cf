import type { Day } from '../../../core/assessment/facts/due-cards.ts';

/** The day, by the device's time zone, that a moment lies in. @param nowMs ms since 1970. */
export function dayAt(nowMs: number): Day {
  const midnight = new Date(nowMs);
  midnight.setHours(0, 0, 0, 0);
  const next = new Date(midnight);
  next.setDate(next.getDate() + 1);
  return { start: midnight.getTime(), end: next.getTime() };
}
