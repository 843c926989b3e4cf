import { describe, expect, it } from 'vitest';
import { LAB_CASES, STORIES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';

describe('the public half of the stories', () => {
  it('lists every judged story once, in the same order', () => {
    expect(PRACTICE_STORIES.map(({ id }) => id)).toEqual(STORIES.map(({ story }) => story.id));
    expect(new Set(PRACTICE_STORIES).size).toBeGreaterThan(20);
  });

  it.each(PRACTICE_STORIES.map((story) => [story.id, story] as const))(
    'says of %s how hard its hardest case is and what its cases are about',
    (id, { difficulty, objectives }) => {
      const cases = LAB_CASES.inMode('practice').filter(({ story }) => story === id);
      expect(difficulty).toBe(Math.max(...cases.map((one) => one.difficulty)));
      expect(objectives).toEqual([...new Set(cases.flatMap((one) => one.objectives))].sort());
    },
  );
});
