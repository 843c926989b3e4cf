import { describe, expect, it } from 'vitest';
import { addTime, elapsedBetween, isOpen } from '../../../../src/core/ticketing/clocks/business-time.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { at, inWords } from '../desk-time.ts';

const HOUR = 3600;
const moment = fc.integer({ min: at('Mon 00:00', -2), max: at('Mon 00:00', 6) });
const length = fc.integer({ min: 0, max: 200 * HOUR });

describe('business time', () => {
  it.each([
    ['Mon 09:00', 1, 'Mon 10:00'],
    ['Mon 06:00', 1, 'Mon 09:00'],
    ['Mon 16:00', 1, 'Mon 17:00'],
    ['Mon 16:00', 2, 'Tue 09:00'],
    ['Mon 17:00', 1, 'Tue 09:00'],
    ['Mon 20:00', 9, 'Tue 17:00'],
    ['Fri 08:00', 9, 'Fri 17:00'],
    ['Fri 17:00', 9, 'Mon 17:00 +1'],
    ['Sat 11:00', 4, 'Mon 12:00 +1'],
    ['Sun 23:59', 45, 'Fri 17:00 +1'],
    ['Mon 08:00', 90, 'Fri 17:00 +1'],
  ])('from %s, %i business hours end at %s', (from, hours, end) => {
    expect(inWords(addTime('business', at(from), hours * HOUR))).toBe(end);
  });

  it.each(['Mon 17:00', 'Sat 12:00', 'Tue 03:00', 'Wed 10:00'])(
    'no time added leaves %s as it is',
    (from) => {
      expect(inWords(addTime('business', at(from), 0))).toBe(from);
    },
  );

  it.each([
    ['Mon 07:59', false],
    ['Mon 08:00', true],
    ['Mon 16:59', true],
    ['Mon 17:00', false],
    ['Fri 16:59', true],
    ['Sat 12:00', false],
    ['Sun 12:00', false],
  ])('at %s business hours are on: %s', (time, open) => {
    expect(isOpen('business', at(time))).toBe(open);
    expect(isOpen('always', at(time))).toBe(true);
  });

  it('the second before 17:00 is the last of the day', () => {
    expect(isOpen('business', at('Mon 17:00') - 1)).toBe(true);
    expect(addTime('business', at('Mon 17:00') - 1, 1)).toBe(at('Mon 17:00'));
    expect(addTime('business', at('Mon 17:00') - 1, 2)).toBe(at('Tue 08:00') + 1);
  });

  it('time that is added has elapsed, and one second earlier it has not', () => {
    fc.assert(
      fc.property(moment, length, fc.constantFrom('business', 'always'), (from, seconds, calendar) => {
        const end = addTime(calendar, from, seconds);
        expect(elapsedBetween(calendar, from, end)).toBe(seconds);
        if (seconds > 0) expect(elapsedBetween(calendar, from, end - 1)).toBe(seconds - 1);
      }),
    );
  });

  it('elapsed time is the sum of its parts, and as much as the seconds that are open', () => {
    fc.assert(
      fc.property(moment, fc.nat(3000), fc.nat(3000), (from, first, second) => {
        const middle = from + first;
        const end = middle + second;
        expect(elapsedBetween('business', from, end)).toBe(
          elapsedBetween('business', from, middle) + elapsedBetween('business', middle, end),
        );
        let open = 0;
        for (let time = from; time < middle; time += 1) if (isOpen('business', time)) open += 1;
        expect(elapsedBetween('business', from, middle)).toBe(open);
      }),
      { numRuns: 50 },
    );
  });
});
