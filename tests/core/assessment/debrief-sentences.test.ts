import { describe, expect, it, test } from 'vitest';
import type { DebriefFacts } from '../../../src/core/assessment/debrief-facts.ts';
import { debriefSentences } from '../../../src/core/assessment/debrief-sentences.ts';
import type { WEIGHTS } from '../../../src/core/assessment/score.ts';
import english from '../../../src/i18n/en/lab.json' with { type: 'json' };
import spanish from '../../../src/i18n/es/lab.json' with { type: 'json' };

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
const UNKNOWN: Partial<DebriefFacts['debrief']> = { answerKnown: null };
const UNREAD: Partial<DebriefFacts['debrief']> = {
  answerKnown: null,
  bestMove: null,
  entropy: DEBRIEF.entropy.filter(({ test: read }) => read === null),
};

type Change = Omit<Partial<DebriefFacts>, 'parts' | 'debrief' | 'checks'> & {
  readonly parts?: Partial<DebriefFacts['parts']>;
  readonly debrief?: Partial<DebriefFacts['debrief']>;
  readonly checks?: Partial<DebriefFacts['checks']>;
};

const FLAWLESS: DebriefFacts = {
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
function but(change: Change): DebriefFacts {
  const { parts, debrief, checks, ...rest } = change;
  return {
    ...FLAWLESS,
    ...rest,
    parts: { ...FLAWLESS.parts, ...parts },
    debrief: { ...DEBRIEF, ...debrief },
    checks: { ...FLAWLESS.checks, ...checks },
  };
}

const UNSOLVED: Change = {
  ending: 'unsolved',
  passFaults: ['unsolved'],
  parts: { fix: 0, verify: 0, cost: 0 },
};
const A = { rule: 'P1', severity: 'A' } as const;
const B = { rule: 'P2', severity: 'B' } as const;
const C = { rule: 'P18', severity: 'C' } as const;
const SUPPLY = { kind: 'bought', part: 'psu' };
const NO_PROOF = { verifications: [{ id: 'picture', met: false }] };
const NO_GOAL = { goals: [{ id: 'starts', met: false }] };

/** Each sentence that a table has asked for, so that a text without a run is found. */
const said = new Set<string>();
function sentencesOf(change: Change) {
  const all = debriefSentences(but(change));
  for (const { key } of [all.wrong, all.well, all.differently, ...all.notPassed]) said.add(key);
  for (const part of Object.values(all.parts)) if (part !== null) said.add(part.key);
  return all;
}

describe('the debrief', () => {
  test.each<[string, Change, string]>([
    ['the cause and its place', {}, 'wrong.place'],
    ['the cause alone, where it has no place', { place: null }, 'wrong.cause'],
  ])('says what was wrong: %s', (_, change, key) => {
    const { wrong } = sentencesOf(change);
    expect(wrong).toMatchObject({ key, values: { cause: 'memory-loose' } });
  });

  test.each<[string, Change, string]>([
    ['the reading that made the case', {}, 'well.known'],
    ['the reading before a hand-over', { ending: 'passed-on' }, 'well.passed-on'],
    ['the proof, where no reading settled it', { debrief: UNKNOWN }, 'well.proved'],
    ['the knowledge, where nothing came of it', UNSOLVED, 'well.known-only'],
    ['the best reading of an unsolved job', { ...UNSOLVED, debrief: UNKNOWN }, 'well.reading'],
    ['the repair alone', { debrief: UNREAD, parts: { verify: 0 }, checks: NO_PROOF }, 'well.repaired'],
    ['safe work, where there is nothing else', { ...UNSOLVED, debrief: UNREAD }, 'well.safe'],
    ['nothing, where there is nothing', { ...UNSOLVED, debrief: UNREAD, breaches: [B] }, 'well.nothing'],
    ['nothing, where nothing was done', { ...UNSOLVED, debrief: UNREAD, steps: 0 }, 'well.nothing'],
  ])('praises %s', (_, change, key) => {
    expect(sentencesOf(change).well.key).toBe(key);
  });

  test.each<[string, Change, string, object?]>([
    ['nothing, after a flawless run', {}, 'change.nothing'],
    ['a backup, after lost data', { gates: ['data-loss'], breaches: [A] }, 'change.data-loss'],
    ['the record, on the wrong machine', { gates: ['wrong-machine'] }, 'change.wrong-machine'],
    ['the severe mistake', { gates: ['breach-a'], breaches: [C, A, B] }, 'change.severe', { rule: 'P1' }],
    [
      'the worst of many',
      { gates: ['many-b'], breaches: [C, B, B, B, B] },
      'change.many',
      { rule: 'P2', count: 5 },
    ],
    ['a repair of a known cause', UNSOLVED, 'change.repair-it'],
    [
      'the first reading not taken',
      { ...UNSOLVED, debrief: UNREAD },
      'change.start-with',
      { test: 'lights' },
    ],
    [
      'a reading, where the expert needs none',
      { ...UNSOLVED, debrief: { ...UNREAD, referenceTests: [] } },
      'change.read-first',
    ],
    [
      'the evidence of a hand-over',
      { ending: 'passed-on-blindly' },
      'change.evidence-first',
      { test: 'rails' },
    ],
    [
      'the note of a hand-over with all evidence',
      { ending: 'passed-on-blindly', debrief: { referenceTests: ['lights'] } },
      'change.hand-over',
    ],
    [
      'a change without a reading',
      { unjustified: [SUPPLY], needless: [SUPPLY] },
      'change.unjustified',
      { part: 'psu' },
    ],
    ['a part that was not needed', { needless: [SUPPLY] }, 'change.needless', { part: 'psu' }],
    [
      'a costly guess',
      { debrief: { costliestGuess: { step: 5, part: 'gpu', usd: 300, minutes: 5, belief: 0.2 } } },
      'change.guess',
      { part: 'gpu' },
    ],
    ['a case before the repair', { passFaults: ['no-case'] }, 'change.start-with', { test: 'rails' }],
    [
      'a case before the repair, all readings taken',
      { passFaults: ['no-case'], debrief: { referenceTests: ['lights'] } },
      'change.case-first',
    ],
    [
      'a goal that was missed',
      { ending: 'goal-missed', passFaults: ['goal'], parts: { fix: 0.3 }, checks: NO_GOAL },
      'change.goal',
      { goal: 'starts' },
    ],
    [
      'a note that names the wrong place, before a missing proof',
      {
        passFaults: ['note'],
        checks: {
          ...NO_PROOF,
          note: [
            { id: 'symptom', met: false },
            { id: 'part', met: false },
          ],
        },
      },
      'change.note',
      { check: 'part' },
    ],
    ['a missing proof', { checks: NO_PROOF, breaches: [C] }, 'change.prove', { proof: 'picture' }],
    ['a small mistake', { breaches: [C] }, 'change.careful', { rule: 'P18' }],
    [
      'a line of the note',
      { checks: { note: [{ id: 'symptom', met: false }] } },
      'change.note',
      { check: 'symptom' },
    ],
    ['a better first reading', { parts: { diagnosis: 0.6 } }, 'change.sooner', { test: 'rails' }],
    ['the time', { parts: { cost: 0.5 }, simSeconds: 900 }, 'change.faster', { time: 900, par: 600 }],
  ])('tells to change %s', (_, change, key, values = {}) => {
    expect(sentencesOf(change).differently).toMatchObject({ key, values });
  });

  it('tells every reason why a run did not pass, in the order of the report', () => {
    const passFaults = ['gate', 'unsolved', 'goal', 'no-case', 'diagnosis', 'note', 'score'];
    expect(sentencesOf({ passFaults }).notPassed.map(({ key }) => key)).toEqual(
      passFaults.map((fault) => `fault.${fault}`),
    );
    expect(sentencesOf({}).notPassed).toEqual([]);
  });

  type Part = keyof typeof WEIGHTS;
  test.each<[Part, string, Change, object?]>([
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
    [
      'document',
      'document.none',
      { parts: { document: 0 }, checks: { note: [{ id: 'cause', met: false }] } },
    ],
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
  ])('says of %s: %s', (part, key, change, values = {}) => {
    expect(sentencesOf(change).parts[part]).toMatchObject({ key, values });
  });

  it('counts each part in points that add up to 100, of the parts that the case assesses', () => {
    const most = (change: Change) =>
      Object.values(sentencesOf(change).parts).reduce((sum, part) => sum + (part?.most ?? 0), 0);
    expect(most({})).toBe(100);
    const { parts } = sentencesOf({ parts: { document: null, diagnosis: 0.5 } });
    expect(parts.document).toBeNull();
    expect(parts.diagnosis).toMatchObject({ most: 31, earned: 15 });
  });

  it('of a run of earlier rules tells what those rules judged', () => {
    const { ending, passed, passFaults, unjustified, needless, redundantTests, par, place, ...earlier } =
      FLAWLESS;
    expect(
      Object.values({ ending, passed, passFaults, unjustified, needless, redundantTests, par, place }),
    ).toHaveLength(8);
    const old = debriefSentences({
      ...earlier,
      score: 59,
      gates: ['many-b'],
      breaches: [B, B, B, B],
      parts: { ...earlier.parts, safety: 0, fix: 0.3, cost: 0.2 },
      moneyUsd: 40,
    });
    said.add(old.parts.cost?.key ?? '');
    expect(old).toMatchObject({
      wrong: { key: 'wrong.cause' },
      notPassed: [{ key: 'fault.gate' }],
      parts: { fix: { key: 'fix.goal-missed' }, cost: { key: 'cost.over', values: { usd: 40 } } },
    });
    const below = debriefSentences({ ...earlier, score: 60 });
    expect(below.notPassed).toMatchObject([{ key: 'fault.score' }]);
  });

  it('has a text for every sentence, and no text without one, in both languages', () => {
    for (const { debrief } of [english, spanish]) {
      const written = Object.entries(debrief).flatMap(([group, texts]) =>
        Object.keys(texts).map((key) => `${group}.${key}`),
      );
      expect(written.toSorted()).toEqual([...said].toSorted());
    }
  });
});
