import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStories } from '../../../../src/core/assessment/forms/draw.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';

const POOL = [
  { id: 'a', family: 'heat', callers: [] },
  { id: 'b', family: 'heat', callers: [] },
  { id: 'c', family: 'dead', callers: [] },
  { id: 'd', family: 'picture', callers: [] },
];
const drawn = (request: Parameters<typeof drawStories>[0], used: readonly string[], seed = 1) =>
  drawStories(request, POOL, used, seedRng(seed)).value?.map(({ story }) => story) ?? null;

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

describe('a run with checks of identity', () => {
  const anybody = { family: 'accounts', callers: ['genuine', 'impostor'] } as const;
  const DESK = [...POOL, { ...anybody, id: 'w' }, { ...anybody, id: 'x' }, { ...anybody, id: 'y' }];
  const runs = (
    request: Parameters<typeof drawStories>[0],
    used: readonly string[] = [],
    pool: Parameters<typeof drawStories>[1] = DESK,
  ) => Array.from({ length: 60 }, (_, seed) => drawStories(request, pool, used, seedRng(seed)).value);

  it('has as many genuine callers and impostors as asked for, and no other story that may be either', () => {
    for (const run of runs({ count: 4, callers: { genuine: 1, impostor: 1 } })) {
      const callers = (run ?? []).map(({ story, caller }) => (story < 'w' ? 'none' : caller));
      expect(callers.toSorted()).toEqual(['genuine', 'impostor', 'none', 'none']);
    }
    for (const run of runs({ count: 3, callers: { genuine: 0, impostor: 0 } }))
      expect(run?.filter(({ story }) => story >= 'w')).toEqual([]);
  });

  it('tells neither by the place, nor by how often a story was dealt, who is behind it', () => {
    const impostors = runs({ count: 2, callers: { genuine: 1, impostor: 1 } }, ['x', 'y', 'y']).map(
      (run) => ({
        place: run?.findIndex(({ caller }) => caller === 'impostor'),
        story: run?.find(({ caller }) => caller === 'impostor')?.story,
      }),
    );
    expect(new Set(impostors.map(({ place }) => place))).toEqual(new Set([0, 1]));
    expect(new Set(impostors.map(({ story }) => story))).toEqual(new Set(['w', 'x']));
  });

  it.each([
    ['too few stories may be either', { count: 4, callers: { genuine: 2, impostor: 2 } }],
    ['more callers are asked for than tickets', { count: 1, callers: { genuine: 1, impostor: 1 } }],
    ['too few other stories are there', { count: 6, callers: { genuine: 1, impostor: 0 } }],
  ])('is not drawn where %s', (_why, request) => {
    expect(new Set(runs(request))).toEqual(new Set([null]));
  });
});
