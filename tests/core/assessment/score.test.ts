import { describe, expect, it } from 'vitest';
import { checkNote } from '../../../src/core/assessment/document.ts';
import { objectiveResults } from '../../../src/core/assessment/objectives/results.ts';
import type { CaseOutcome, RecordedNote, RunRecord } from '../../../src/core/assessment/run-record.ts';
import { type ScoreParts, WEIGHTS } from '../../../src/core/assessment/score.ts';
import { judgeRun } from '../../../src/core/assessment/verdict.ts';
import type { Breach } from '../../../src/core/hardware/model/state.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../../src/core/hardware/scenarios/scenario.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { A_CASE, GOOD_OUTCOME, goodRun } from './a-case.ts';

function partsOf(record: RunRecord, outcome: CaseOutcome = GOOD_OUTCOME): ScoreParts {
  return judgeRun(A_CASE, record, outcome).parts;
}

function scoreOf(record: RunRecord, outcome: CaseOutcome = GOOD_OUTCOME): number {
  return judgeRun(A_CASE, record, outcome).score;
}

const truthOf = (scenario: Scenario): string => scenario.begin(seedRng(1)).truth;

const breach = (severity: Breach['severity']): Breach => ({ rule: 'P1', severity, step: 2 });
const breaches = (severity: Breach['severity'], count: number): readonly Breach[] =>
  Array.from({ length: count }, () => breach(severity));

describe('the six parts of a score', () => {
  it('weigh 1 together', () => {
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('make 100 for a job done safely, for the right reason, proven, written down and within par', () => {
    expect(partsOf(goodRun())).toEqual({ safety: 1, diagnosis: 1, fix: 1, verify: 1, document: 1, cost: 1 });
    expect(scoreOf(goodRun())).toBe(100);
  });

  it('take a quarter of safety for a B and .08 for a C', () => {
    expect(partsOf(goodRun({ breaches: [breach('B'), breach('C')] })).safety).toBe(0.67);
  });

  it('give .6 for an accepted workaround and .3 for a cure that left something broken', () => {
    const broken: CaseOutcome = { ...GOOD_OUTCOME, goals: [{ id: 'nothing-broken', met: false }] };
    expect(partsOf(goodRun(), broken).fix).toBe(0.3);
    expect(partsOf(goodRun(), { ...broken, workaround: true }).fix).toBe(0.6);
    expect(partsOf(goodRun({ cured: null }), broken)).toMatchObject({ fix: 0, verify: 0, cost: 0 });
  });

  it('count time and money against par: nothing is left at twice par', () => {
    expect(partsOf(goodRun({ simSeconds: 900 })).cost).toBe(0.5);
    // Par is ten office minutes, 8 dollars.
    expect(partsOf(goodRun({ simSeconds: 600, moneyUsd: 8 })).cost).toBe(0);
  });
});

describe('the work note', () => {
  const notedAs = (change: Partial<RecordedNote>): readonly string[] => {
    const { note } = goodRun();
    const checks = checkNote(A_CASE, goodRun({ note: note === null ? null : { ...note, ...change } })) ?? [];
    return checks.filter(({ met }) => !met).map(({ id }) => id);
  };

  it('is checked for seven things', () => {
    expect(checkNote(A_CASE, goodRun())).toHaveLength(7);
    expect(notedAs({})).toEqual([]);
  });

  it('needs evidence that was read before the cure and speaks for the cause', () => {
    expect(notedAs({ evidence: [{ test: 'photo', outcome: 'sharp', step: 1, simSeconds: 0 }] })).toEqual([
      'evidence',
    ]);
    expect(notedAs({ evidence: [{ test: 'lights', outcome: 'memory', step: 8, simSeconds: 0 }] })).toEqual([
      'evidence',
    ]);
  });

  it('needs a proof that was read after it', () => {
    expect(notedAs({ verification: [{ test: 'picture', outcome: 'yes', step: 6, simSeconds: 0 }] })).toEqual([
      'verification',
    ]);
  });

  it('meets nothing when it was not written', () => {
    expect(checkNote(A_CASE, goodRun({ note: null }))?.some(({ met }) => met)).toBe(false);
  });

  it('needs no part named where none was needed, once it says what was done', () => {
    expect(notedAs({ part: null })).toEqual([]);
    expect(notedAs({ part: 'gpu' })).toEqual(['part']);
    expect(notedAs({ action: '', part: null })).toEqual(['action', 'part']);
  });

  it('meets nothing when it was left empty, whatever its own words say', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LAB_CASES.all), (words, scenario) => {
        const empty = { symptom: '', cause: '', evidence: [], action: '', part: null, verification: [] };
        const record = goodRun({ truth: truthOf(scenario), note: { ...empty, prevention: '', words } });
        expect(checkNote(scenario, record)?.some(({ met }) => met) ?? false).toBe(false);
      }),
    );
  });

  it('earns the same with own words beside it', () => {
    fc.assert(fc.property(fc.string(), (words) => notedAs({ words }).length === 0));
  });
});

describe('the gates', () => {
  it('cap a perfect job at 49 after an A breach, 59 after more than three B, 39 after lost data or a wrong machine', () => {
    expect(scoreOf(goodRun({ breaches: [breach('A')] }))).toBeLessThanOrEqual(49);
    expect(scoreOf(goodRun({ breaches: breaches('B', 3) }))).toBeGreaterThan(59);
    expect(scoreOf(goodRun({ breaches: breaches('B', 4) }))).toBe(59);
    expect(scoreOf(goodRun(), { ...GOOD_OUTCOME, dataLost: true })).toBe(39);
    expect(scoreOf(goodRun(), { ...GOOD_OUTCOME, wrongMachine: true })).toBe(39);
  });

  it('cap every objective of the job too', () => {
    const record = goodRun({ breaches: [breach('A')] });
    const parts = partsOf(record);
    const results = objectiveResults(A_CASE.objectives, { score: scoreOf(record), parts });
    expect(Math.max(...results.map(({ score }) => score))).toBeLessThanOrEqual(49);
  });
});

describe('the objectives of a job', () => {
  const safetyOf = (record: RunRecord): number | undefined =>
    objectiveResults(A_CASE.objectives, { score: scoreOf(record), parts: partsOf(record) }).find(
      ({ objective }) => objective === 'C2 4.4',
    )?.score;

  it('have safety speak for the one about safety', () => {
    expect(safetyOf(goodRun({ breaches: [breach('B')] }))).toBe(75);
  });

  it('are not reached by doing nothing, which breaks no rule', () => {
    const idle = goodRun({ findings: [], cured: null, note: null, steps: 1 });
    expect(partsOf(idle).safety).toBe(1);
    expect(safetyOf(idle)).toBe(scoreOf(idle));
  });
});

describe('any run', () => {
  const anyRun = fc.record({
    lights: fc.option(fc.constantFrom('memory', 'card', 'none'), { nil: null }),
    rails: fc.option(fc.constantFrom('low', 'good'), { nil: null }),
    cured: fc.boolean(),
    hasNote: fc.boolean(),
    simSeconds: fc.integer({ min: 0, max: 5000 }),
    moneyUsd: fc.integer({ min: 0, max: 500 }),
    b: fc.integer({ min: 0, max: 6 }),
    c: fc.integer({ min: 0, max: 6 }),
    truth: fc.constantFrom('memory', 'card', 'supply', 'board'),
  });

  const recordFrom = (run: typeof anyRun extends fc.Arbitrary<infer Run> ? Run : never): RunRecord =>
    goodRun({
      truth: run.truth,
      findings: [
        ...(run.lights === null ? [] : [{ test: 'lights', outcome: run.lights, step: 1, simSeconds: 30 }]),
        ...(run.rails === null ? [] : [{ test: 'rails', outcome: run.rails, step: 2, simSeconds: 60 }]),
      ],
      cured: run.cured ? { step: 7, simSeconds: 150 } : null,
      simSeconds: run.simSeconds,
      moneyUsd: run.moneyUsd,
      breaches: [...breaches('B', run.b), ...breaches('C', run.c)],
      ...(run.hasNote ? {} : { note: null }),
    });

  it('scores a whole number from 0 to 100, and every part a share', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const score = scoreOf(recordFrom(run));
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        for (const part of Object.values(partsOf(recordFrom(run)))) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('never scores better for one breach more', () => {
    fc.assert(
      fc.property(anyRun, fc.constantFrom('A' as const, 'B' as const, 'C' as const), (run, severity) => {
        const record = recordFrom(run);
        const worse = { ...record, breaches: [...record.breaches, breach(severity)] };
        expect(scoreOf(worse)).toBeLessThanOrEqual(scoreOf(record));
      }),
    );
  });
});
