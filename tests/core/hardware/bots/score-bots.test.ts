import { describe, expect, it } from 'vitest';
import { STORIES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { SLIPS } from './scripts.ts';
import { printed, type StoryRow, scoreTable } from './table.ts';

/** Bounds of score.md 6. They are never loosened: a player who passes more shows a defect of the score. */
const ROWS = scoreTable(1, STORIES);
const MOST_OF_ONE = 0.3 + 1e-9;
const VARIANTS = ROWS.reduce((sum, { variants }) => sum + variants, 0);

const mean = (figureOf: (row: StoryRow) => number | null): number => {
  const values = ROWS.flatMap((row) => figureOf(row) ?? []);
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
};

describe(`who does not diagnose does not pass\n${printed(ROWS)}\n`, () => {
  it('with a script learned by heart: 20 % on average', () => {
    expect(mean(({ memorised }) => memorised)).toBeLessThanOrEqual(0.2);
  });

  it.each(ROWS.map((row) => [row.story, row] as const))(
    'with a script learned by heart: three tests in ten of %s',
    (_story, { memorised }) => {
      expect(memorised).toBeLessThanOrEqual(MOST_OF_ONE);
    },
  );

  it('without any reading: 2 % on average, with the repair alone or with everything else', () => {
    expect(mean(({ withoutReading }) => withoutReading)).toBeLessThanOrEqual(0.02);
    expect(mean(({ repairAlone }) => repairAlone)).toBeLessThanOrEqual(0.02);
  });

  it('by reseating everything: 1 % on average', () => {
    expect(mean(({ reseatEverything }) => reseatEverything)).toBeLessThanOrEqual(0.01);
  });

  it('by passing on what is not to be passed on: 5 % on average', () => {
    expect(mean(({ escalatedWrongly }) => escalatedWrongly)).toBeLessThanOrEqual(0.05);
  });
});

describe('who diagnoses passes', () => {
  it('by passing on what is to be passed on, once it was seen: 90 % on average', () => {
    expect(mean(({ escalatedRightly }) => escalatedRightly)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(ROWS.map((row) => [row.story, row] as const))(
    'as the shipped expert: 90 points in %s',
    (_story, row) => {
      expect(row.worstExpert).toBeGreaterThanOrEqual(90);
    },
  );

  it('and loses a point on average, three at most, for asking, the record and the manual', () => {
    expect(mean(({ habitsMean }) => habitsMean)).toBeLessThanOrEqual(1);
    expect(Math.max(...ROWS.map(({ habitsMost }) => habitsMost))).toBeLessThanOrEqual(3);
  });

  it.each(Object.keys(SLIPS))('in 95 of 100 variants with an honest slip: %s', (slip) => {
    const failed = ROWS.reduce((sum, { failedSlips }) => sum + (failedSlips[slip] ?? 0), 0);
    expect(failed / VARIANTS).toBeLessThanOrEqual(0.05);
  });
});

describe('what is dealt', () => {
  it('is 26 stories and 110 variants', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(26);
    expect(VARIANTS).toBeGreaterThanOrEqual(110);
  });

  it.each(STORIES.map(({ story, cases }) => [story.id, story, cases] as const))(
    'is every suspect of %s, and at least four of them',
    (_id, { suspects }, cases) => {
      expect(cases.map(({ truth }) => truth).toSorted()).toEqual(suspects.map(({ id }) => id).toSorted());
      expect(cases.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(ROWS.map((row) => [row.story, row] as const))(
    'is no fault in more than three tests in ten of %s',
    (_story, row) => {
      expect(row.commonest).toBeLessThanOrEqual(MOST_OF_ONE);
    },
  );
});
