import { describe, expect, it } from 'vitest';
import type { AssessedCase } from '../../../src/core/assessment/case.ts';
import type {
  CaseOutcome,
  RecordedAct,
  RecordedNote,
  RunRecord,
} from '../../../src/core/assessment/run-record.ts';
import { judgeRun, type Verdict } from '../../../src/core/assessment/verdict.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { A_CASE, GOOD_OUTCOME, goodRun } from './a-case.ts';

const verdict = (change: Partial<RunRecord> = {}, outcome: Partial<CaseOutcome> = {}): Verdict =>
  judgeRun(A_CASE, goodRun(change), { ...GOOD_OUTCOME, ...outcome });

const noted = (change: Partial<RecordedNote>): RecordedNote => {
  const { note } = goodRun();
  if (note === null) throw new Error('the good run has a note');
  return { ...note, ...change };
};

/** A card of the shop in the place of the customer's. */
const newCard: RecordedAct = {
  kind: 'replaced',
  part: 'gpu',
  usd: 300,
  swapSeconds: 300,
  from: 'shop',
  reverted: false,
  step: 5,
  simSeconds: 100,
};
const changedSetting = (part: string, step = 5): RecordedAct => ({
  kind: 'changed',
  part,
  step,
  simSeconds: 100,
});
const escalated: RecordedAct = { kind: 'escalated', step: 7, simSeconds: 150 };

describe('a run passes', () => {
  it('when the cause was read, repaired, proven and named', () => {
    expect(verdict()).toMatchObject({ score: 100, passFaults: [], ending: 'solved' });
  });

  it('not without a reading of the learner’s own before the repair', () => {
    // The lights were on in front of the learner, who did not read them: step 1 is no reading.
    const { passFaults, score } = verdict({ readings: [9] });
    expect(passFaults).toEqual(['no-case']);
    expect(score).toBe(69);
  });

  it('not when the only reading came after the repair', () => {
    const late = { test: 'lights', outcome: 'memory', step: 8, simSeconds: 160 };
    expect(verdict({ findings: [late], readings: [8] }).passFaults).toContain('no-case');
  });

  it('with the cause in the first place only, when the repair cost nothing and can be undone', () => {
    // Rails are good: the supply is out, memory leads with less than a half.
    const rails = { test: 'rails', outcome: 'good', step: 1, simSeconds: 60 };
    expect(verdict({ findings: [rails] }).diagnosis.caseMade).toBe(true);
    const module: RecordedAct = { ...newCard, part: 'dimm', usd: 40 };
    expect(verdict({ findings: [rails], acts: [module] }).diagnosis.caseMade).toBe(false);
  });

  it('not when the note names another cause, or another place', () => {
    expect(verdict({ note: noted({ cause: 'card' }) }).passFaults).toEqual(['note']);
    expect(verdict({ note: noted({ part: 'gpu' }) }).passFaults).toEqual(['note']);
    expect(verdict({ note: null }).passFaults).toContain('note');
  });

  it('not when it is not repaired, or a goal is missed', () => {
    expect(verdict({ cured: null }).passFaults).toContain('unsolved');
    expect(verdict({}, { goals: [{ id: 'starts', met: false }] }).passFaults).toContain('goal');
  });

  it('exactly when its score is 70 or more', () => {
    const anything = fc.record({
      cured: fc.boolean(),
      hasNote: fc.boolean(),
      readings: fc.subarray([1, 9]),
      goal: fc.boolean(),
      workaround: fc.boolean(),
      escalated: fc.boolean(),
      acts: fc.subarray<RecordedAct>([
        newCard,
        changedSetting('fan-curve'),
        changedSetting('boot-order', 6),
        escalated,
      ]),
    });
    fc.assert(
      fc.property(
        anything,
        ({ cured, hasNote, readings, goal, workaround, escalated: isEscalated, acts }) => {
          const { score, passFaults } = verdict(
            { readings, acts, ...(cured ? {} : { cured: null }), ...(hasNote ? {} : { note: null }) },
            { goals: [{ id: 'starts', met: goal }], workaround, escalated: isEscalated },
          );
          expect(score >= 70).toBe(passFaults.length === 0);
        },
      ),
    );
  });
});

describe('an act without a reason', () => {
  it('costs a fifth of Diagnosis and holds Fix at .6', () => {
    const { parts, diagnosis } = verdict({ acts: [changedSetting('fan-curve')] });
    expect(diagnosis.unjustified).toHaveLength(1);
    expect(parts).toMatchObject({ diagnosis: 0.8, fix: 0.6 });
  });

  it('caps the run at 65 the second time', () => {
    const acts = [changedSetting('fan-curve'), changedSetting('boot-order', 6)];
    expect(verdict({ acts }).score).toBeLessThanOrEqual(65);
  });

  it('is none when a reading had pointed there, though it was wrong', () => {
    const misleading = { test: 'lights', outcome: 'card', step: 1, simSeconds: 0 };
    expect(verdict({ findings: [misleading], acts: [newCard] }).diagnosis.unjustified).toEqual([]);
  });

  it('is none when the part was a test and went back', () => {
    expect(verdict({ acts: [{ ...newCard, reverted: true }] }).diagnosis.unjustified).toEqual([]);
  });
});

describe('a part that was not needed', () => {
  it.each([
    ['before', 3],
    ['after', 8],
  ])('takes the whole of Cost when it was bought %s the cure', (_when, step) => {
    const bought: RecordedAct = { kind: 'bought', part: 'psu', usd: 85, step, simSeconds: 100 };
    expect(verdict({ acts: [bought] }).parts.cost).toBe(0);
  });

  it('is a second one of the kind that was needed', () => {
    const module: RecordedAct = { ...newCard, part: 'dimm', usd: 40 };
    expect(verdict({ acts: [module] }).diagnosis.needless).toEqual([]);
    expect(verdict({ acts: [module, { ...module, step: 6 }] }).diagnosis.needless).toHaveLength(1);
  });

  it('is a new cooler where the paste of the old one is at fault, though one word names the kind and the thing', () => {
    const cooling: AssessedCase = {
      ...A_CASE,
      hypotheses: [
        { id: 'memory', prior: 0.5, acts: ['cpu-cooler'] },
        { id: 'pump', prior: 0.5, parts: ['cpu-cooler'] },
      ],
    };
    const cooler: RecordedAct = { ...newCard, part: 'cpu-cooler', usd: 35 };
    const needless = (truth: string) =>
      judgeRun(cooling, goodRun({ truth, acts: [cooler] }), GOOD_OUTCOME).diagnosis.needless;
    expect(needless('memory')).toEqual([cooler]);
    expect(needless('pump')).toEqual([]);
  });
});

describe('good habits', () => {
  const talk = (seconds: number): Partial<RunRecord> => ({
    simSeconds: 300 + seconds,
    habits: [{ step: 2, seconds }],
    habitAllowanceS: 400,
    findings: goodRun().findings.map((finding) =>
      finding.step > 2 ? { ...finding, simSeconds: finding.simSeconds + seconds } : finding,
    ),
  });

  it('cost nothing up to the allowance', () => {
    expect(verdict(talk(400)).score).toBe(100);
  });

  it('cost time beyond it', () => {
    expect(verdict(talk(1200)).parts.cost).toBeLessThan(1);
  });
});

describe('passing a job on', () => {
  const handedOver: Partial<RunRecord> = { acts: [escalated], cured: { step: 7, simSeconds: 150 } };

  it('is an answer when the evidence was read and is handed over', () => {
    expect(verdict(handedOver, { escalated: true })).toMatchObject({ ending: 'passed-on', passFaults: [] });
  });

  it('costs, and passes, when the machine is left with a goal missed', () => {
    const untidy = verdict({ acts: [escalated], cured: null }, { escalated: true, workaround: false });
    expect(untidy.ending).toBe('unsolved');
    const open = verdict(handedOver, { escalated: true, goals: [{ id: 'as-it-came', met: false }] });
    expect(open).toMatchObject({ ending: 'passed-on-untidily', passFaults: [], parts: { fix: 0.6 } });
  });

  it('is worth .3 of Fix and no pass without the reading, or without saying what was found', () => {
    for (const change of [
      { readings: [9] },
      { note: noted({ evidence: [] }) },
      { note: noted({ cause: 'card' }) },
    ]) {
      const { ending, parts, passFaults } = verdict({ ...handedOver, ...change }, { escalated: true });
      expect([ending, parts.fix, parts.verify]).toEqual(['passed-on-blindly', 0.3, 0]);
      expect(passFaults).toContain('unsolved');
    }
  });

  it('is nothing where the case does not accept it', () => {
    expect(verdict({ acts: [escalated], cured: null }, { escalated: true })).toMatchObject({
      ending: 'unsolved',
      parts: { fix: 0, cost: 0 },
    });
  });
});

describe('a note’s evidence', () => {
  it('loses its check by one line that says nothing', () => {
    const { note } = goodRun();
    const nothing = { test: 'photo', outcome: 'sharp', step: 2, simSeconds: 30 };
    const checks = verdict({ note: noted({ evidence: [...(note?.evidence ?? []), nothing] }) }).note ?? [];
    expect(checks.find(({ id }) => id === 'evidence')?.met).toBe(false);
  });
});
