import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  longStampText,
  momentOf,
  stampText,
  wallTime,
} from '../../../../src/core/ticketing/world/calendar.ts';

const MONDAY_MS = Date.UTC(2026, 2, 9);

it('a moment has the date and the time that the calendar of the platform gives it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000_000_000, max: 5_000_000_000 }), (moment) => {
      const date = new Date(MONDAY_MS + moment * 1000);
      const { year, month, day, weekday, hours, minutes, seconds } = wallTime(moment);
      expect({ year, month, day, hours, minutes, seconds }).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hours: date.getUTCHours(),
        minutes: date.getUTCMinutes(),
        seconds: date.getUTCSeconds(),
      });
      expect(weekday).toBe(date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }));
    }),
  );
});

it('the first second of a date is that date at midnight', () => {
  expect(momentOf(2026, 3, 9)).toBe(0);
  expect(stampText(momentOf(2024, 2, 29))).toBe('29/02/2024 00:00:00');
});

it('Tuesday 07:48:16 of the week is printed in the long form', () => {
  expect(longStampText(24 * 3600 + 7 * 3600 + 48 * 60 + 16)).toBe('Tuesday, 10 March 2026 07:48:16');
});
