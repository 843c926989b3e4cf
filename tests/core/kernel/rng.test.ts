import { describe, expect, it } from 'vitest';
import {
  drawBelow,
  drawFrom,
  drawPercent,
  drawShown,
  drawWeighted,
  drawWord,
  type RngState,
  seedRng,
  shuffle,
} from '../../../src/core/kernel/rng.ts';
import { fc } from '../../support/fixed-seeds.ts';

function words(rng: RngState, count: number): readonly number[] {
  const drawn: number[] = [];
  let state = rng;
  for (let index = 0; index < count; index += 1) {
    const draw = drawWord(state);
    drawn.push(draw.value);
    state = draw.rng;
  }
  return drawn;
}

/** The state of the seed 7 since the first run that was stored. */
const SEVEN = [3838393609, 4210744933, 801465066, 1648156487];

describe('seeded numbers', () => {
  it("follow the published sequence of xoshiro128** for the state 1, 2, 3, 4 (the reference code's test vector)", () => {
    expect(words([1, 2, 3, 4], 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('are the same for the same seed, and others for its neighbour', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(words(seedRng(seed), 8)).toEqual(words(seedRng(seed), 8));
        expect(words(seedRng(seed), 8)).not.toEqual(words(seedRng(seed + 1), 8));
      }),
    );
  });

  it('keep the sequence of a seed of 32 bits, and count what is above them', () => {
    expect(seedRng(7)).toEqual(SEVEN);
    fc.assert(
      fc.property(fc.maxSafeNat(), (seed) => {
        const other = (seed + 2 ** 32) % Number.MAX_SAFE_INTEGER;
        expect(words(seedRng(seed), 1)).not.toEqual(words(seedRng(other), 1));
      }),
    );
  });

  it('show a word that is none of the words around it', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (seed) => {
        const { value, rng } = drawShown(seedRng(seed));
        expect(words(seedRng(seed), 40)).not.toContain(value);
        expect(words(rng, 1)).toEqual(words(seedRng(seed), 9).slice(8));
      }),
    );
  });

  it('never start from the state of zeros, which never changes', () => {
    fc.assert(fc.property(fc.integer(), (seed) => seedRng(seed).some((word) => word !== 0)));
  });

  it('survive being stored as JSON in the middle of a run', () => {
    const stored = JSON.parse(JSON.stringify(drawWord(seedRng(7)).rng)) as RngState;
    expect(words(stored, 4)).toEqual(words(drawWord(seedRng(7)).rng, 4));
  });

  it('stay below their bound and reach every value below it', () => {
    const seen = new Set<number>();
    let rng = seedRng(1);
    for (let index = 0; index < 400; index += 1) {
      const draw = drawBelow(rng, 6);
      expect(draw.value).toBeLessThan(6);
      seen.add(draw.value);
      rng = draw.rng;
    }
    expect(seen.size).toBe(6);
  });

  it('skip the words at the end of the range that would make some values likelier', () => {
    const bound = 3 * 2 ** 30;
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    for (const seed of seeds) {
      const usable = words(seedRng(seed), 20).filter((word) => word < bound);
      expect(drawBelow(seedRng(seed), bound).value).toBe(usable[0]);
    }
    expect(seeds.some((seed) => drawWord(seedRng(seed)).value >= bound)).toBe(true);
  });

  it('are true about as often as their probability says', () => {
    let rng = seedRng(40);
    let yes = 0;
    for (let index = 0; index < 5000; index += 1) {
      const draw = drawPercent(rng, 40);
      if (draw.value) yes += 1;
      rng = draw.rng;
    }
    // Five thousand draws at 40 %: four standard deviations are 139.
    expect(Math.abs(yes - 2000)).toBeLessThan(140);
    expect(drawPercent(rng, 0).value).toBe(false);
    expect(drawPercent(rng, 100).value).toBe(true);
  });

  it('pick each option about as often as its weight says', () => {
    const weights = { rare: 1, common: 3, usual: 6 };
    const drawn = { rare: 0, common: 0, usual: 0 };
    let rng = seedRng(1);
    for (let index = 0; index < 2_000; index += 1) {
      const draw = drawWeighted(rng, ['rare', 'common', 'usual'] as const, (option) => weights[option]);
      drawn[draw.value] += 1;
      rng = draw.rng;
    }
    expect(drawn.rare / 2_000).toBeCloseTo(0.1, 1);
    expect(drawn.common / 2_000).toBeCloseTo(0.3, 1);
    expect(drawn.usual / 2_000).toBeCloseTo(0.6, 1);
  });

  it('pick from the given list', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) =>
        ['top', 'bottom'].includes(drawFrom(seedRng(seed), ['top', 'bottom']).value),
      ),
    );
  });
});

describe('a shuffled list', () => {
  it('has every item once, in an order that the seed alone decides', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = shuffle(seedRng(seed), items).value;
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(shuffle(seedRng(seed), items).value).toEqual(shuffled);
      }),
    );
  });

  it('puts each item first about equally often', () => {
    const firsts = Array.from(
      { length: 3000 },
      (_, seed) => shuffle(seedRng(seed), ['a', 'b', 'c']).value[0],
    );
    for (const item of ['a', 'b', 'c'])
      expect(firsts.filter((first) => first === item).length / firsts.length).toBeCloseTo(1 / 3, 1);
  });
});
