import type { DebriefFacts } from '../../../src/core/assessment/debrief-facts.ts';

const DEBRIEF: DebriefFacts['debrief'] = {
  entropy: [
    { step: 0, simSeconds: 0, bits: 2, truth: 0.25, test: null },
    { step: 3, simSeconds: 90, bits: 0.2, truth: 0.95, test: 'lights' },
    { step: 9, simSeconds: 600, bits: 0.2, truth: 0.95, test: null },
  ],
  bestMove: { step: 3, test: 'lights', outcome: 'memory', gainBits: 1.2, minutes: 0.5 },
  costliestGuess: null,
  answerKnown: { step: 3, simSeconds: 90, belief: 0.95 },
  referenceTests: ['lights', 'rails'],
};
export const UNKNOWN: Partial<DebriefFacts['debrief']> = { answerKnown: null };
export const UNREAD: Partial<DebriefFacts['debrief']> = {
  answerKnown: null,
  bestMove: null,
  entropy: DEBRIEF.entropy.filter(({ test: read }) => read === null),
};

export type Change = Omit<Partial<DebriefFacts>, 'parts' | 'debrief' | 'checks'> & {
  readonly parts?: Partial<DebriefFacts['parts']>;
  readonly debrief?: Partial<DebriefFacts['debrief']>;
  readonly checks?: Partial<DebriefFacts['checks']>;
};

export const FLAWLESS: DebriefFacts = {
  truth: 'memory-loose',
  place: 'dimm-b2',
  score: 100,
  parts: { safety: 1, diagnosis: 1, fix: 1, verify: 1, document: 1, cost: 1 },
  gates: [],
  ending: 'solved',
  passed: true,
  passFaults: [],
  unjustified: [],
  needless: [],
  redundantTests: 0,
  par: { seconds: 600, usd: 0 },
  checks: {
    goals: [{ id: 'starts', met: true }],
    verifications: [{ id: 'picture', met: true }],
    note: [
      { id: 'cause', met: true },
      { id: 'part', met: true },
    ],
  },
  debrief: DEBRIEF,
  breaches: [],
  steps: 9,
  simSeconds: 600,
  moneyUsd: 0,
};

/** A flawless run but for what is named. */
export function but(change: Change): DebriefFacts {
  const { parts, debrief, checks, ...rest } = change;
  return {
    ...FLAWLESS,
    ...rest,
    parts: { ...FLAWLESS.parts, ...parts },
    debrief: { ...DEBRIEF, ...debrief },
    checks: { ...FLAWLESS.checks, ...checks },
  };
}

export const UNSOLVED: Change = {
  ending: 'unsolved',
  passFaults: ['unsolved'],
  parts: { fix: 0, verify: 0, cost: 0 },
};
export const A = { rule: 'P1', severity: 'A' } as const;
export const B = { rule: 'P2', severity: 'B' } as const;
export const C = { rule: 'P18', severity: 'C' } as const;
export const SUPPLY = { kind: 'bought', part: 'psu' };
export const NO_PROOF = { verifications: [{ id: 'picture', met: false }] };
export const NO_GOAL = { goals: [{ id: 'starts', met: false }] };
