import { describe, expect, it } from 'vitest';
import { createRefreshGate } from '../../../src/features/plans/model/refresh-gate.ts';

describe('refreshing', () => {
  it('happens at once, and then two seconds apart at least', () => {
    let now = 100;
    const mayRefresh = createRefreshGate(2_000, () => now);
    const at = (ms: number): boolean => {
      now = ms;
      return mayRefresh();
    };
    expect([100, 101, 2_099, 2_100, 2_101, 4_100].map(at)).toEqual([true, false, false, true, false, true]);
  });
});
