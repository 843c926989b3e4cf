import { describe, expect, it } from 'vitest';
import { BENCH_TUTORIALS } from '../../../src/core/tutorials/bench/bench-tutorials.ts';
import { BOTH_TUTORIALS } from '../../../src/core/tutorials/both/both-tutorials.ts';
import { TUTORIALS } from '../../../src/core/tutorials/catalogue.ts';
import { DESK_TUTORIALS } from '../../../src/core/tutorials/desk/desk-tutorials.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { textsOf } from '../../i18n/text-files.ts';

interface Told {
  readonly id: string;
  readonly steps: readonly { readonly id: string; readonly wants: readonly { readonly id: string }[] }[];
}

const ALL: readonly Told[] = [
  ...BENCH_TUTORIALS,
  ...DESK_TUTORIALS,
  ...BOTH_TUTORIALS.map(({ id, parts }) => ({
    id,
    steps: parts.flatMap(({ tutorial }): Told['steps'] => tutorial.steps),
  })),
];

/** The texts that a tutorial needs, by their full keys. */
function keysOf({ id, steps }: Told): readonly string[] {
  const ofSteps = steps.flatMap((step) => [
    `step.${step.id}.title`,
    `step.${step.id}.text`,
    ...step.wants.map((want) => `step.${step.id}.want.${want.id}`),
  ]);
  return ['end', ...ofSteps].map((key) => `tutorials/${id}:${key}`).sort();
}

describe.each(Object.keys(LANGUAGES))('the words of the tutorials in %s', (language) => {
  const texts = textsOf(language);

  it('are those of their steps and conditions, none missing and none left over', () => {
    const told = [...texts.keys()].filter((key) => key.startsWith('tutorials/')).sort();
    expect(told).toEqual(ALL.flatMap(keysOf).sort());
  });

  it('name every tutorial of the list and its path', () => {
    const keys = TUTORIALS.flatMap(({ id, path }) => [
      `title.${id}`,
      `path.${path}.title`,
      `path.${path}.text`,
    ]);
    expect(keys.filter((key) => !texts.has(`tutorials:${key}`))).toEqual([]);
  });

  it('stay short enough to be read beside the work', () => {
    const long = [...texts].filter(([key, text]) => /^tutorials\/.*\.text$/.test(key) && text.length > 480);
    expect(long.map(([key]) => key)).toEqual([]);
  });
});

describe('the list of tutorials', () => {
  it('names those that exist and no other', () => {
    expect(TUTORIALS.map(({ id }) => id).sort()).toEqual(ALL.map(({ id }) => id).sort());
  });

  it('recommends before each only what comes earlier, and takes 3 to 7 minutes', () => {
    for (const [at, { id, bestAfter, minutes }] of TUTORIALS.entries()) {
      const before = TUTORIALS.findIndex((one) => one.id === bestAfter);
      expect(before, id).toBeLessThan(at);
      expect(bestAfter === null || before >= 0, id).toBe(true);
      expect(minutes >= 3 && minutes <= 7, id).toBe(true);
    }
  });
});
