import { expect, test } from 'vitest';
import { randomSeed } from '../../supabase/functions/_shared/random-word.ts';

test('a seed is a safe integer that uses more than 32 bits, so that nobody finds it by trying', () => {
  const seeds = Array.from({ length: 40 }, randomSeed);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  expect(Math.max(...seeds)).toBeGreaterThan(2 ** 48);
  expect(new Set(seeds).size).toBe(seeds.length);
});
