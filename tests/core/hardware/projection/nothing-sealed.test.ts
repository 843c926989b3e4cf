import { describe, expect, it } from 'vitest';
import {
  blindThenExpert,
  dealtForLeaks,
  LEAK_SEED,
  ONE_OF_EACH_STORY,
} from '../../../support/blind-then-expert.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';
import { findLeaks } from '../../../support/leaks.ts';

describe('a test', () => {
  it.each(ONE_OF_EACH_STORY.map((scenario) => [scenario.id, scenario] as const))(
    'of %s tells nothing of what only the judge knows, whatever is sent',
    (_id, scenario) => {
      const start = dealtForLeaks(scenario);
      const leaks = [...findLeaks(LAB_RULES.project(start), start, LEAK_SEED)];
      const acts = blindThenExpert(scenario);
      for (const { state, verdict } of acts)
        leaks.push(...findLeaks({ view: LAB_RULES.project(state), verdict }, state, LEAK_SEED));
      expect(acts.some(({ verdict }) => verdict.kind === 'refused')).toBe(true);
      expect([...new Set(leaks)]).toEqual([]);
    },
  );

  it('would be seen to tell hidden fields anywhere, and the numbers of its chance', () => {
    const [scenario] = ONE_OF_EACH_STORY;
    if (scenario === undefined) throw new Error('There is no case.');
    const state = dealtForLeaks(scenario);
    expect(findLeaks({ answer: { view: state } }, state, LEAK_SEED)).toEqual(
      expect.arrayContaining(['.answer.view.sealed.truth', '.answer.view.rng']),
    );
    expect(findLeaks({ view: { note: `case ${LEAK_SEED}` } }, state, LEAK_SEED)).toEqual([
      '.view.note holds a number of chance',
    ]);
    expect(findLeaks([state.rng[2]], state, LEAK_SEED)).toEqual([`.0 is the number ${state.rng[2]}`]);
  });
});
