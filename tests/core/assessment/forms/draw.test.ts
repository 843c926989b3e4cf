import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStories } from '../../../../src/core/assessment/forms/draw.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';

const POOL = [
  { id: 'a', family: 'heat' },
  { id: 'b', family: 'heat' },
  { id: 'c', family: 'dead' },
  { id: 'd', family: 'picture' },
];
const drawn = (request: Parameters<typeof drawStories>[0], used: readonly string[], seed = 1) =>
  drawStories(request, POOL, used, seedRng(seed)).value;

describe('the stories of a form’s run', () => {
  it.each([
    ['of the families that were asked for', { count: 2, families: ['heat'] }, [], ['a', 'b']],
    ['those that were asked for by name', { count: 1, stories: ['d'] }, [], ['d']],
    ['those that were dealt least often', { count: 2 }, ['a', 'a', 'b', 'c', 'c', 'd', 'd'], ['b']],
  ])('are %s', (_what, request, used, includes) => {
    for (let seed = 0; seed < 20; seed += 1)
      expect(drawn(request, used, seed)).toEqual(expect.arrayContaining(includes));
  });

  it.each([
    ['too few match', { count: 3, families: ['heat'] }],
    ['the family is unknown', { count: 1, families: ['mail'] }],
    ['more are asked for than there are', { count: 5 }],
  ])('are none where %s', (_what, request) => {
    expect(drawn(request, [])).toBeNull();
  });

  it('are as many as asked for, none twice, and the same for the same draw', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom('a', 'b', 'c', 'x')),
        fc.integer(),
        (size, used, seed) => {
          const stories = drawn({ count: size }, used, seed) ?? [];
          expect(new Set(stories).size).toBe(size);
          expect(drawn({ count: size }, used, seed)).toEqual(stories);
        },
      ),
    );
  });

  it('come in every order, so that none can be foretold', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => drawn({ count: 1 }, [], seed)?.[0]));
    expect([...firsts].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });
});
