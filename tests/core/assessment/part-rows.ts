import type { ScoreParts } from '../../../src/core/assessment/score.ts';
import { A, B, C, type Change, NO_GOAL, NO_PROOF, SUPPLY, UNKNOWN, UNREAD, UNSOLVED } from './a-report.ts';

type PartRow = [part: keyof ScoreParts, key: string, change: Change, values?: object];

/** For each part of the score: the sentence, what is changed of a flawless run, and what is put into the sentence. */
export const PART_ROWS: PartRow[] = [
  ['safety', 'safety.clean', {}],
  ['safety', 'safety.nothing', { steps: 0 }],
  ['safety', 'safety.severe', { breaches: [B, A] }, { rule: 'P1' }],
  ['safety', 'safety.one', { breaches: [C] }, { rule: 'P18' }],
  ['safety', 'safety.many', { breaches: [C, B] }, { rule: 'P2', count: 2 }],
  ['diagnosis', 'diagnosis.full', {}],
  [
    'diagnosis',
    'diagnosis.unjustified',
    { parts: { diagnosis: 0.5 }, unjustified: [SUPPLY] },
    { part: 'psu' },
  ],
  [
    'diagnosis',
    'diagnosis.unjustified-many',
    { parts: { diagnosis: 0.2 }, unjustified: [SUPPLY, { kind: 'changed', part: 'boot-order' }] },
    { part: 'psu', count: 2 },
  ],
  ['diagnosis', 'diagnosis.needless', { parts: { diagnosis: 0.5 }, needless: [SUPPLY] }, { part: 'psu' }],
  [
    'diagnosis',
    'diagnosis.guess',
    {
      parts: { diagnosis: 0.5 },
      debrief: { costliestGuess: { step: 5, part: 'gpu', usd: 300, minutes: 5, belief: 0.234 } },
    },
    { part: 'gpu', percent: 23 },
  ],
  ['diagnosis', 'diagnosis.no-reading', { parts: { diagnosis: 0 }, debrief: UNREAD }],
  ['diagnosis', 'diagnosis.not-isolated', { parts: { diagnosis: 0.4 }, debrief: UNKNOWN }],
  ['diagnosis', 'diagnosis.not-used', { ...UNSOLVED, parts: { ...UNSOLVED.parts, diagnosis: 0 } }],
  ['diagnosis', 'diagnosis.redundant', { parts: { diagnosis: 0.8 }, redundantTests: 5 }, { count: 5 }],
  ['diagnosis', 'diagnosis.detour', { parts: { diagnosis: 0.8 } }, { time: 90 }],
  [
    'diagnosis',
    'diagnosis.slow',
    { parts: { diagnosis: 0.8 }, debrief: { referenceTests: ['rails'] } },
    { test: 'rails', time: 90 },
  ],
  ['fix', 'fix.solved', {}],
  ['fix', 'fix.passed-on', { ending: 'passed-on' }],
  ['fix', 'fix.worked-around', { ending: 'worked-around', parts: { fix: 0.6 } }],
  ['fix', 'fix.passed-on-blindly', { ending: 'passed-on-blindly', parts: { fix: 0.3 } }],
  ['fix', 'fix.goal', { ending: 'goal-missed', parts: { fix: 0.3 }, checks: NO_GOAL }, { goal: 'starts' }],
  ['fix', 'fix.goal-missed', { ending: 'goal-missed', parts: { fix: 0.3 } }],
  ['fix', 'fix.unjustified', { parts: { fix: 0.6 }, unjustified: [SUPPLY] }, { part: 'psu' }],
  ['fix', 'fix.unsolved', UNSOLVED],
  ['verify', 'verify.full', {}],
  ['verify', 'verify.nothing', UNSOLVED],
  ['verify', 'verify.missing', { parts: { verify: 0 }, checks: NO_PROOF }, { proof: 'picture' }],
  [
    'verify',
    'verify.none',
    {
      parts: { verify: 0 },
      checks: { verifications: [...NO_PROOF.verifications, { id: 'started', met: false }] },
    },
    { proof: 'picture', count: 2 },
  ],
  ['document', 'document.full', {}],
  ['document', 'document.none', { parts: { document: 0 }, checks: { note: [{ id: 'cause', met: false }] } }],
  [
    'document',
    'document.missing',
    {
      parts: { document: 0.5 },
      checks: {
        note: [
          { id: 'cause', met: true },
          { id: 'part', met: false },
        ],
      },
    },
    { check: 'part', count: 1, total: 2 },
  ],
  ['cost', 'cost.full', {}, { time: 600 }],
  ['cost', 'cost.needless', { parts: { cost: 0 }, needless: [SUPPLY] }, { part: 'psu' }],
  ['cost', 'cost.nothing', UNSOLVED],
  ['cost', 'cost.slow', { parts: { cost: 0.4 }, simSeconds: 960 }, { time: 960, par: 600 }],
  ['cost', 'cost.parts', { parts: { cost: 0.4 }, moneyUsd: 85 }, { usd: 85 }],
];
