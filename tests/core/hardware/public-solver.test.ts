import { describe, expect, it } from 'vitest';
import { hardware } from '../../../src/core/hardware/judge.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { OPEN_CASES } from '../../../src/core/hardware/scenarios/open-cases.ts';
import { PRACTICE_STORIES } from '../../../src/core/hardware/scenarios/public/stories.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { HARDWARE } from '../../support/lab-rules.ts';

/** What the browser's files hold: the rules of play, the public stories, and the judge of the open machines. */
const PUBLIC = hardware(OPEN_CASES).judge;
const SEEDS = [1, 2, 3];

describe('a script that has the files of the browser alone', () => {
  it('can neither deal nor choose nor name a case of any story', () => {
    for (const { id: story } of PRACTICE_STORIES) {
      expect(PUBLIC.practise(story, seedRng(1), false, 1)).toBeNull();
      expect(PUBLIC.deal(story, 1, 'practice')).toBeNull();
      expect(PUBLIC.deal(story, 1, 'testing')).toBeNull();
    }
    expect(PUBLIC.choose({}, [], seedRng(1), null, 1)).toBeNull();
  });

  it.each(LAB_CASES.inMode('practice').map(({ id }) => id))(
    'gets neither expert nor score of %s out of the state that it was dealt',
    (id) => {
      for (const seed of SEEDS) {
        const whole = HARDWARE.judge.deal(id, seed, 'practice');
        if (whole === null) throw new Error(`The case ${id} cannot be dealt.`);
        const dealt = JSON.parse(JSON.stringify(HARDWARE.judge.withoutSecrets(whole)));
        expect(() => PUBLIC.expert(dealt)).toThrow();
        expect(() => PUBLIC.report(dealt, [])).toThrow();
        expect(() => HARDWARE.judge.expert(dealt)).toThrow();
        expect(JSON.stringify(dealt)).not.toContain(`"${id}"`);
      }
    },
  );
});
