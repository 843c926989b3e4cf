import { describe, expect, it } from 'vitest';
import { TARGETS } from '../../../../src/core/ticketing/clocks/targets.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

describe('targets by priority (ticket-desk 3.4)', () => {
  it.each([
    ['P1', 15 * MINUTE, 4 * HOUR, 30 * MINUTE, 'always'],
    ['P2', 30 * MINUTE, 8 * HOUR, 2 * HOUR, 'business'],
    ['P3', 4 * HOUR, 24 * HOUR, 9 * HOUR, 'business'],
    ['P4', 8 * HOUR, 40 * HOUR, 18 * HOUR, 'business'],
    ['P5', 9 * HOUR, 90 * HOUR, null, 'business'],
  ] as const)(
    '%s: first response %i s, resolution %i s, update %s s, counted %s',
    (priority, firstResponse, resolution, updateEvery, calendar) => {
      expect(TARGETS[priority]).toEqual({ calendar, firstResponse, resolution, updateEvery });
    },
  );
});
