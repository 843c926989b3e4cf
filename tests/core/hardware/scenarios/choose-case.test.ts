import { describe, expect, test } from 'vitest';
import { chooseCase } from '../../../../src/core/hardware/scenarios/choose-case.ts';
import { DEMO_60 } from '../../../../src/core/hardware/scenarios/demo-60.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const called = (id: string, difficulty: number, family: 'F1' | 'F2'): Scenario => ({
  ...DEMO_60,
  id,
  story: id,
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
    expect(LAB_CASES.inMode('testing')).not.toEqual([]);
    expect(new Set(LAB_CASES.inMode('testing').map(({ id }) => id)).size).toBe(
      LAB_CASES.inMode('testing').length,
    );
  });
});

// The answer of start-run names the story, so whatever decides between its scenarios besides chance tells the player.
describe('which of the look-alikes it is', () => {
  const pool = LAB_CASES.inMode('testing');
  const SEEDS = Array.from({ length: 128 }, (_, seed) => seed);
  const DIFFICULTIES = [1, 2, 3, 4, 5];
  const STORIES = [...new Set(pool.map(({ story }) => story))].map((story) => {
    const scenarios = pool.filter((scenario) => scenario.story === story);
    return { story, scenarios, ids: new Set(scenarios.map(({ id }) => id)) };
  });
  type Story = (typeof STORIES)[number];

  /** The scenarios of the story that can come. */
  const coming = (
    { story }: Story,
    wish: Parameters<typeof chooseCase>[1],
    played: readonly string[],
  ): ReadonlySet<string> =>
    new Set(
      SEEDS.map((seed) => chooseCase(pool, wish, played, seedRng(seed)))
        .filter((scenario) => scenario?.story === story)
        .map((scenario) => scenario?.id ?? ''),
    );
  /** Every other story was met more often, so that this one is next. */
  const metOthers = ({ ids }: Story): readonly string[] =>
    pool.flatMap(({ id }) => (ids.has(id) ? [] : Array.from({ length: 9 }, () => id)));

  test('is a question at all for most of the stories', () => {
    expect(STORIES.filter(({ ids }) => ids.size > 1).length).toBeGreaterThan(STORIES.length / 2);
  });

  test.each(STORIES)('is not told by having met one of $story before', (story) => {
    for (const met of story.ids) expect(coming(story, {}, [met, ...metOthers(story)])).toEqual(story.ids);
  });

  test.each(STORIES)('is not told by a wish that $story answers', (story) => {
    const [{ model: machine, family } = DEMO_60] = story.scenarios;
    const answers = DIFFICULTIES.map((difficulty) =>
      coming(story, { machine, family, difficulty }, metOthers(story)),
    ).filter(({ size }) => size > 0);
    expect(answers).toEqual([story.ids]);
  });
});
