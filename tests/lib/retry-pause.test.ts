import { expect, it } from 'vitest';
import { retryPause } from '../../src/lib/retry-pause.ts';

it('tries a failed read again after one second, and then after two', () => {
  expect([0, 1].map(retryPause)).toEqual([1_000, 2_000]);
});
