import { describe, expect, it } from 'vitest';
import { debriefRun, findInsight } from '../../../src/core/assessment/debrief.ts';
import { diagnose } from '../../../src/core/assessment/diagnosis.ts';
import { referencePath } from '../../../src/core/assessment/reference.ts';
import type { RecordedAct } from '../../../src/core/assessment/run-record.ts';
import { A_CASE, goodRun } from './a-case.ts';

/** A graphics card bought and fitted at some step. */
function cardFitted(
  step: number,
  change: { readonly reverted?: boolean; readonly from?: 'spare' | 'shop' } = {},
): RecordedAct {
  const { reverted = false, from = 'spare' } = change;
  return { kind: 'replaced', part: 'gpu', usd: 300, swapSeconds: 300, from, reverted, step, simSeconds: 20 };
}

const NOTHING_READ = { findings: [] };

describe('how a fault was found', () => {
  it('earns everything when the telling look came first and was acted upon', () => {
    expect(diagnose(A_CASE, goodRun())).toMatchObject({ sufficiency: 1, efficiency: 1, value: 1 });
  });

  it('earns next to nothing when the repair was a guess that happened to be right', () => {
    const { value, efficiency, isolatedBy } = diagnose(A_CASE, goodRun(NOTHING_READ));
    expect([efficiency, isolatedBy]).toEqual([0, null]);
    // .375 believed before any look: a little of the way from .35 to .80.
    expect(value).toBeCloseTo(0.6 * ((0.375 - 0.35) / 0.45), 6);
  });

  it('earns nothing for reading everything and acting on nothing', () => {
    expect(diagnose(A_CASE, goodRun({ cured: null })).value).toBe(0);
  });

  it('is no better for what was read after the fault had gone', () => {
    const late = { test: 'lights', outcome: 'memory', step: 8, simSeconds: 160 };
    expect(diagnose(A_CASE, goodRun({ findings: [late] })).value).toBe(
      diagnose(A_CASE, goodRun(NOTHING_READ)).value,
    );
  });

  it('costs efficiency to look in a dear place first', () => {
    const dear = goodRun({
      findings: [
        { test: 'rails', outcome: 'good', step: 1, simSeconds: 120 },
        { test: 'lights', outcome: 'memory', step: 2, simSeconds: 180 },
      ],
    });
    const { sufficiency, efficiency } = diagnose(A_CASE, dear);
    expect(sufficiency).toBe(1);
    // Half a minute for the reference, 15 % on top, against three and a half.
    expect(efficiency).toBeCloseTo((1.15 * 0.5) / 3.5, 6);
  });

  it('forgives looking twice at what says nothing, and not a third time', () => {
    const looks = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        test: 'photo',
        outcome: 'sharp',
        step: 2 + index,
        simSeconds: 30,
      }));
    const read = goodRun().findings.slice(0, 1);
    const valueAfter = (count: number): number =>
      diagnose(A_CASE, goodRun({ findings: [...read, ...looks(count)] })).value;
    expect(valueAfter(2)).toBe(1);
    expect(valueAfter(4)).toBeCloseTo(1 - 2 * 0.03, 6);
  });
});

describe('a part that was replaced', () => {
  it('is a shotgun when little spoke for it and a cheap look was left', () => {
    const { shotguns, value, stakedBelief } = diagnose(
      A_CASE,
      goodRun({ ...NOTHING_READ, acts: [cardFitted(1)] }),
    );
    expect(shotguns).toHaveLength(1);
    expect(stakedBelief).toBeLessThan(0.35);
    expect(value).toBe(0);
  });

  it('is a test when the original came back', () => {
    const tried = goodRun({ acts: [cardFitted(3, { reverted: true })] });
    expect(diagnose(A_CASE, tried)).toMatchObject({ shotguns: [], value: 1 });
  });

  it('is a shotgun as well when it was bought and never put in, and one guess when it was', () => {
    const bought: RecordedAct = { kind: 'bought', part: 'gpu', usd: 300, step: 1, simSeconds: 0 };
    const unused = diagnose(A_CASE, goodRun({ ...NOTHING_READ, acts: [bought] }));
    expect(unused.shotguns).toEqual([bought]);
    const fitted = cardFitted(2, { from: 'shop' });
    expect(diagnose(A_CASE, goodRun({ ...NOTHING_READ, acts: [bought, fitted] })).shotguns).toEqual([fitted]);
    const tried = cardFitted(2, { reverted: true });
    expect(diagnose(A_CASE, goodRun({ ...NOTHING_READ, acts: [tried, bought] })).shotguns).toEqual([bought]);
  });

  it('is no shotgun when the evidence pointed there, even if it was wrong', () => {
    const misled = goodRun({
      findings: [{ test: 'lights', outcome: 'card', step: 1, simSeconds: 0 }],
      acts: [cardFitted(3)],
    });
    const { shotguns, sufficiency } = diagnose(A_CASE, misled);
    expect(shotguns).toEqual([]);
    // A justified wrong theory is sufficient; what it costs shows elsewhere.
    expect(sufficiency).toBe(1);
  });
});

describe('the reference policy', () => {
  it('pays a set-up once, and goes on until the truth is at .80', () => {
    expect(referencePath(A_CASE, 'supply', new Map())).toEqual({
      tests: ['lights', 'rails'],
      effort: 0.5 + 3,
      isolated: true,
    });
  });

  it('takes a dull and cheap test first where it opens the way to a telling one', () => {
    const even = { yes: { a: 0.5, b: 0.5 }, no: { a: 0.5, b: 0.5 } };
    const path = referencePath(
      {
        ...A_CASE,
        hypotheses: [
          { id: 'a', prior: 0.5 },
          { id: 'b', prior: 0.5 },
        ],
        setups: { door: 600 },
        tests: [
          { id: 'dull', costSeconds: 10, likelihoods: even },
          {
            id: 'telling',
            costSeconds: 60,
            likelihoods: { yes: { a: 0.9, b: 0.1 }, no: { a: 0.1, b: 0.9 } },
          },
        ],
      },
      'a',
      new Map(),
    );
    expect(path).toMatchObject({ tests: ['telling'], isolated: true });
  });

  it('sees what the learner saw', () => {
    const misread = referencePath(A_CASE, 'memory', new Map([['lights', 'none']]));
    expect(misread.isolated).toBe(false);
  });
});

describe('the debrief', () => {
  it('draws the uncertainty by command, from the start of the job to its end', () => {
    const run = goodRun();
    const { entropy } = debriefRun(A_CASE, run, diagnose(A_CASE, run), run);
    expect(entropy.map(({ step }) => step)).toEqual([0, 1, 10]);
    expect(entropy[1]?.bits).toBeLessThan(entropy[0]?.bits ?? 0);
    expect(entropy[1]?.truth).toBeGreaterThan(0.9);
  });

  it('draws the uncertainty of the expert beside that of a learner who read nothing', () => {
    const run = goodRun(NOTHING_READ);
    const { entropy, expert } = debriefRun(A_CASE, run, diagnose(A_CASE, run), goodRun());
    expect(entropy.at(-1)?.bits).toBe(entropy[0]?.bits);
    expect(expert?.map(({ test: read }) => read)).toEqual([null, 'lights', null]);
    expect(expert?.at(-1)?.truth).toBeGreaterThan(0.9);
  });

  it('names the best look, the costliest guess and the moment when the answer was known', () => {
    const run = goodRun({ acts: [cardFitted(5)], steps: 12 });
    expect(debriefRun(A_CASE, run, diagnose(A_CASE, run), run)).toMatchObject({
      bestMove: { step: 1, test: 'lights', outcome: 'memory', minutes: 0.5 },
      costliestGuess: { step: 5, part: 'gpu', usd: 300, minutes: 5 },
      answerKnown: { step: 1, simSeconds: 0 },
      referenceTests: ['lights'],
    });
  });

  it('says what the look that was missed would have shown', () => {
    const run = goodRun(NOTHING_READ);
    const insight = findInsight(A_CASE, run, diagnose(A_CASE, run));
    expect(insight).toMatchObject({ test: 'lights', outcome: 'memory', taken: false });
    expect(insight?.bitsAfter).toBeLessThan(insight?.bitsBefore ?? 0);
  });
});
