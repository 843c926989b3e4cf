import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
  SECONDS_PER_WEEK,
} from '../../../core/kernel/time.ts';
import { readersLanguage } from '../../../lib/format.ts';

/** Shifts take place in a week of March that is the same for everybody. */
const MONDAY = Date.UTC(2026, 2, 9);
/** Moments further away than this, some 230 days, are told with their year. */
const FAR = 2e7;

/** By language and options: to make one takes far longer than to use it, and the desk names dozens of moments. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateOf(time: number, options: Intl.DateTimeFormatOptions): string {
  const language = readersLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format.format(MONDAY + time * 1000);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `10:42`. */
export function clockTime(time: number): string {
  const inDay = ((time % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
  const hours = Math.floor(inDay / SECONDS_PER_HOUR);
  return `${twoDigits(hours)}:${twoDigits(Math.floor((inDay % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE))}`;
}

const dayOf = (time: number): number => Math.floor(time / SECONDS_PER_DAY);

/** Whether two moments are on the same day. */
export function isSameDay(time: number, other: number): boolean {
  return dayOf(time) === dayOf(other);
}

/** `10:42` for today, `Wed 09:00` in this week, else `23 Feb 09:00`, and `4 Apr 2025 09:00` far from today. */
export function dayAndTime(time: number, now: number): string {
  if (isSameDay(time, now)) return clockTime(time);
  const isThisWeek = Math.floor(time / SECONDS_PER_WEEK) === Math.floor(now / SECONDS_PER_WEEK);
  const isFar = Math.abs(time) > FAR;
  const day = isFar
    ? dayWithYear(time)
    : dateOf(time, isThisWeek ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
  return `${day} ${clockTime(time)}`;
}

/** `Tue, Mar 10`. */
export function dayName(time: number): string {
  return dateOf(time, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A promised length of time in words: `30 minutes`, `2 hours`. */
export function lengthInWords(seconds: number): string {
  const minutes = Math.round(seconds / SECONDS_PER_MINUTE);
  const isWhole = minutes % 60 === 0;
  return new Intl.NumberFormat(readersLanguage(), {
    style: 'unit',
    unit: isWhole ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isWhole ? minutes / 60 : minutes);
}

/** A length of time: `30 s`, `18 min`, `3 h 56`, `2 d 4 h`. */
export function lengthOf(seconds: number): string {
  const whole = Math.abs(Math.round(seconds));
  if (whole < SECONDS_PER_MINUTE) return `${whole} s`;
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60}`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** What something costs: minutes, with a half where it takes seconds less. */
export function costOf(seconds: number): string {
  return seconds < SECONDS_PER_MINUTE ? `${seconds} s` : `${seconds / SECONDS_PER_MINUTE} min`;
}

/** A counter of a call: `3:12`. */
export function counterOf(seconds: number): string {
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;
}

const MORNING = 9 * SECONDS_PER_HOUR;

/** Seconds until nine o'clock tomorrow. */
export function untilTomorrow(now: number): number {
  return SECONDS_PER_DAY - (now % SECONDS_PER_DAY) + MORNING;
}

/** `12 Jan 2026`. */
export function dayWithYear(time: number): string {
  return dateOf(time, { day: 'numeric', month: 'short', year: 'numeric' });
}
