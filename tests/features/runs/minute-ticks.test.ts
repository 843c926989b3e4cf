import { expect, it } from 'vitest';
import { minuteTicks } from '../../../src/runs/debrief/minute-ticks.ts';

it.each([
  [1, [0]],
  [60, [0, 1]],
  [740, [0, 3, 6, 9, 12]],
  [1240, [0, 5, 10, 15, 20]],
  [5040, [0, 15, 30, 45, 60, 75]],
])('an axis of %i seconds has whole minutes, no more than six', (seconds, ticks) => {
  expect(minuteTicks(seconds)).toEqual(ticks);
});

it('an axis of any length has at most seven ticks', () => {
  for (let seconds = 1; seconds < 100_000; seconds += 97) {
    expect(minuteTicks(seconds).length).toBeLessThanOrEqual(7);
  }
});
