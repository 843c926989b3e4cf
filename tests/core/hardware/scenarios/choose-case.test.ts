import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../src/core/hardware/scenario.ts';
import { chooseCase } from '../../../../src/core/hardware/scenarios/choose-case.ts';
import { DEMO_60 } from '../../../../src/core/hardware/scenarios/demo-60.ts';
import { scenariosFor } from '../../../../src/core/hardware/scenarios/find-scenario.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';

const called = (id: string, difficulty: number, family: 'F1' | 'F2'): Scenario => ({
  ...DEMO_60,
  id,
  difficulty,
  family,
});
const POOL = [called('A', 1, 'F1'), called('B', 1, 'F2'), called('C', 3, 'F2'), called('D', 3, 'F2')];

const chosen = (wish: Parameters<typeof chooseCase>[1], played: readonly string[], seed: number) =>
  chooseCase(POOL, wish, played, seedRng(seed))?.id ?? null;
const everyChoice = (...args: [Parameters<typeof chooseCase>[1], readonly string[]]) =>
  new Set(Array.from({ length: 200 }, (_, seed) => chosen(...args, seed)));

describe('the next case', () => {
  test('can be any of the pool for somebody who wishes nothing and has met nothing', () => {
    expect(everyChoice({}, [])).toEqual(new Set(['A', 'B', 'C', 'D']));
  });

  test('is what was wished for', () => {
    expect(everyChoice({ family: 'F2' }, [])).toEqual(new Set(['B', 'C', 'D']));
    expect(everyChoice({ family: 'F2', difficulty: 3 }, [])).toEqual(new Set(['C', 'D']));
    expect(everyChoice({ machine: 'kestrel-b7' }, [])).toEqual(new Set(['A', 'B', 'C', 'D']));
  });

  test('is none when there is nothing of the kind', () => {
    expect(everyChoice({ family: 'F9' }, [])).toEqual(new Set([null]));
    expect(everyChoice({ family: 'F1', difficulty: 3 }, [])).toEqual(new Set([null]));
    expect(chooseCase([], {}, [], seedRng(1))).toBeNull();
  });

  test('comes again only when every other one has been met as often', () => {
    expect(everyChoice({}, ['A', 'B', 'C'])).toEqual(new Set(['D']));
    expect(everyChoice({}, ['A', 'B', 'C', 'D', 'A'])).toEqual(new Set(['B', 'C', 'D']));
    expect(everyChoice({ family: 'F2' }, ['B', 'B', 'C', 'D'])).toEqual(new Set(['C', 'D']));
  });

  test('lets nobody go on without having met the whole pool evenly, whatever chance does', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 40 }), (seeds) => {
        const met: string[] = [];
        for (const seed of seeds) met.push(chosen({}, met, seed) ?? '');
        const times = POOL.map(({ id }) => met.filter((one) => one === id).length);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('comes from a pool of which there is something to play', () => {
    expect(scenariosFor('testing')).not.toEqual([]);
    expect(new Set(scenariosFor('testing').map(({ id }) => id)).size).toBe(scenariosFor('testing').length);
  });
});
