import { hypothesesInBands, likelihoodsOf } from '../../../src/core/assessment/bands.ts';
import type { AssessedCase } from '../../../src/core/assessment/case.ts';
import type { CaseOutcome, RunRecord } from '../../../src/core/assessment/run-record.ts';

const HYPOTHESES = hypothesesInBands([
  { id: 'memory', band: 'common', parts: ['dimm'] },
  { id: 'card', band: 'possible', parts: ['gpu'] },
  { id: 'supply', band: 'possible', parts: ['psu'] },
  { id: 'board', band: 'rare', parts: ['motherboard'] },
]);

/** A made-up complaint: half a minute of looking tells most of it apart, opening the case the rest. */
export const A_CASE: AssessedCase = {
  hypotheses: HYPOTHESES,
  setups: { open: 120 },
  tests: [
    {
      id: 'lights',
      costSeconds: 30,
      likelihoods: likelihoodsOf(HYPOTHESES, ['memory', 'card', 'none'], 'none', {
        memory: 'memory',
        card: 'card',
      }),
    },
    {
      id: 'rails',
      costSeconds: 60,
      setups: ['open'],
      likelihoods: likelihoodsOf(HYPOTHESES, ['low', 'good'], 'good', { supply: 'low' }),
    },
    {
      id: 'photo',
      costSeconds: 30,
      likelihoods: likelihoodsOf(HYPOTHESES, ['blurred', 'sharp'], { blurred: 1, sharp: 1 }, {}),
    },
  ],
  objectives: ['C1 5.1', 'C2 4.4'],
  parSeconds: 600,
  note: () => ({
    symptom: ['no-picture'],
    cause: ['memory'],
    action: ['seat-part'],
    part: [null],
    prevention: ['none'],
  }),
};

const LIGHTS = { test: 'lights', outcome: 'memory', step: 1, simSeconds: 0 };
const PICTURE = { test: 'picture', outcome: 'yes', step: 9, simSeconds: 200 };

/** Somebody who read the lights, reseated the memory, saw the picture and wrote it down. */
export function goodRun(change: Partial<RunRecord> = {}): RunRecord {
  return {
    truth: 'memory',
    placement: 0,
    steps: 10,
    simSeconds: 300,
    moneyUsd: 0,
    findings: [LIGHTS, PICTURE],
    readings: [1, 9],
    habits: [],
    habitAllowanceS: 300,
    acts: [],
    cured: { step: 7, simSeconds: 150 },
    breaches: [],
    theories: [],
    note: {
      symptom: 'no-picture',
      cause: 'memory',
      evidence: [LIGHTS],
      action: 'seat-part',
      part: null,
      verification: [PICTURE],
      prevention: 'none',
    },
    ...change,
  };
}

export const GOOD_OUTCOME: CaseOutcome = {
  goals: [{ id: 'starts', met: true }],
  workaround: false,
  escalated: false,
  verifications: [{ id: 'picture', met: true }],
  dataLost: false,
  wrongMachine: false,
};
