import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';

/*
 * The date and the time of day that a moment has on a wall; earlier weeks are negative. Without `Date` and locales, so that
 * every machine prints the same.
 */

/** Monday of the week in which every shift takes place: 9 March 2026, in days since 1 March of the year 0. */
const MONDAY = daysFromCivil(2026, 3, 9);

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly weekday: (typeof WEEKDAYS)[number];
  readonly monthName: (typeof MONTHS)[number];
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Days since 1 March of the year 0 in the Gregorian calendar; a year begins in March here, so that its last day is the leap day. */
function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const sinceMarch = (month + 9) % 12;
  return (
    365 * shifted +
    Math.floor(shifted / 4) -
    Math.floor(shifted / 100) +
    Math.floor(shifted / 400) +
    Math.floor((153 * sinceMarch + 2) / 5) +
    day -
    1
  );
}

/** The first second of a date, as a moment. */
export function momentOf(year: number, month: number, day: number): DeskTime {
  return (daysFromCivil(year, month, day) - MONDAY) * SECONDS_PER_DAY;
}

function civilFromDays(days: number): { year: number; month: number; day: number } {
  let year = Math.floor((days * 400) / 146_097);
  if (daysFromCivil(year + 1, 3, 1) <= days) year += 1;
  if (daysFromCivil(year, 3, 1) > days) year -= 1;
  const dayOfYear = days - daysFromCivil(year, 3, 1);
  const sinceMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((sinceMarch + 2) % 12) + 1;
  return {
    year: month <= 2 ? year + 1 : year,
    month,
    day: dayOfYear - Math.floor((153 * sinceMarch + 2) / 5) + 1,
  };
}

export function wallTime(moment: DeskTime): WallTime {
  const days = Math.floor(moment / SECONDS_PER_DAY);
  const rest = Math.floor(moment - days * SECONDS_PER_DAY);
  const { year, month, day } = civilFromDays(MONDAY + days);
  return {
    year,
    month,
    day,
    weekday: WEEKDAYS[((days % 7) + 7) % 7] ?? 'Monday',
    monthName: MONTHS[month - 1] ?? 'January',
    hours: Math.floor(rest / SECONDS_PER_HOUR),
    minutes: Math.floor((rest % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE),
    seconds: rest % SECONDS_PER_MINUTE,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `09:04:07`. */
export function clockText(moment: DeskTime): string {
  const { hours, minutes, seconds } = wallTime(moment);
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}

/** `10/03/2026`. */
export function dateText(moment: DeskTime): string {
  const { year, month, day } = wallTime(moment);
  return `${two(day)}/${two(month)}/${year}`;
}

/** `10/03/2026 09:04:07`, the short form of English (United Kingdom). */
export function stampText(moment: DeskTime): string {
  return `${dateText(moment)} ${clockText(moment)}`;
}

/** `Tuesday, 10 March 2026 09:04:07`, the long form. */
export function longStampText(moment: DeskTime): string {
  const { weekday, day, monthName, year } = wallTime(moment);
  return `${weekday}, ${day} ${monthName} ${year} ${clockText(moment)}`;
}

/** `Mar 10 09:04:07`, as system logs of Linux write it. */
export function logStampText(moment: DeskTime): string {
  const { monthName, day } = wallTime(moment);
  return `${monthName.slice(0, 3)} ${two(day)} ${clockText(moment)}`;
}
