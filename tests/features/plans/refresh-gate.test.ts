import { describe, expect, it } from 'vitest';
import { untilNextRead } from '../../../src/features/plans/model/refresh-gate.ts';

const wait = (readAt: number, now: number, isReading = false): number =>
  untilNextRead({ readAt, isReading }, 2_000, now);

describe('the next refresh', () => {
  it('may begin at once where nothing was loaded before', () => {
    expect(wait(0, 1_700_000_000_000)).toBe(0);
  });

  it('waits until two seconds have passed since the last one', () => {
    expect([10_000, 10_001, 11_999, 12_000, 20_000].map((now) => wait(10_000, now))).toEqual([
      2_000, 1_999, 1, 0, 0,
    ]);
  });

  it('waits for a running one', () => {
    expect(wait(10_000, 20_000, true)).toBe(2_000);
  });

  it('may begin at once when the clock was set back', () => {
    expect(wait(10_000, 9_000)).toBe(0);
  });
});
