import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_WEEK } from '../../kernel/time.ts';

/** Whole seconds since Monday 00:00, site time, of the week in which the shift takes place. */
export type DeskTime = number;

/** When a clock counts: during business hours (Monday to Friday, 08:00 to 17:00), or all the time. */
export type Calendar = 'business' | 'always';

const OPENS = 8 * SECONDS_PER_HOUR;
const CLOSES = 17 * SECONDS_PER_HOUR;
const WORKDAYS = 5;

/** Length of a business day, in seconds: nine hours. */
export const BUSINESS_DAY = CLOSES - OPENS;
const BUSINESS_WEEK = WORKDAYS * BUSINESS_DAY;

/** Business seconds from Monday 00:00 of the shift's week until `at`; negative before it. */
function businessSecondsUntil(at: DeskTime): number {
  const week = Math.floor(at / SECONDS_PER_WEEK);
  const inWeek = at - week * SECONDS_PER_WEEK;
  const day = Math.floor(inWeek / SECONDS_PER_DAY);
  if (day >= WORKDAYS) return (week + 1) * BUSINESS_WEEK;
  const today = Math.min(Math.max(inWeek - day * SECONDS_PER_DAY - OPENS, 0), BUSINESS_DAY);
  return week * BUSINESS_WEEK + day * BUSINESS_DAY + today;
}

/** The first moment at which that many business seconds have passed: the end of a day, never the next day's opening. */
function firstMomentWith(businessSeconds: number): DeskTime {
  const week = Math.ceil(businessSeconds / BUSINESS_WEEK) - 1;
  const inWeek = businessSeconds - week * BUSINESS_WEEK;
  const day = Math.ceil(inWeek / BUSINESS_DAY) - 1;
  return week * SECONDS_PER_WEEK + day * SECONDS_PER_DAY + OPENS + (inWeek - day * BUSINESS_DAY);
}

/** Seconds of the calendar between two moments, `from` not after `to`. */
export function elapsedBetween(calendar: Calendar, from: DeskTime, to: DeskTime): number {
  return calendar === 'always' ? to - from : businessSecondsUntil(to) - businessSecondsUntil(from);
}

/**
 * The first moment at which `seconds` (0 or more) of the calendar have passed since `from`.
 * What ends at 17:00 is due at 17:00, not at 08:00 of the next business day.
 */
export function addTime(calendar: Calendar, from: DeskTime, seconds: number): DeskTime {
  if (calendar === 'always' || seconds === 0) return from + seconds;
  return firstMomentWith(businessSecondsUntil(from) + seconds);
}

/** Whether the calendar counts the second that begins at `at`. */
export function isOpen(calendar: Calendar, at: DeskTime): boolean {
  return elapsedBetween(calendar, at, at + 1) === 1;
}
