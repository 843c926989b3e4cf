import { describe, expect, it, test } from 'vitest';
import type { DebriefSentence } from '../../../src/core/assessment/debrief-facts.ts';
import { debriefSentences } from '../../../src/core/assessment/debrief-sentences.ts';
import english from '../../../src/i18n/en/lab.json' with { type: 'json' };
import spanish from '../../../src/i18n/es/lab.json' with { type: 'json' };
import {
  A,
  B,
  but,
  C,
  type Change,
  FLAWLESS,
  NO_GOAL,
  NO_PROOF,
  SUPPLY,
  UNKNOWN,
  UNREAD,
  UNSOLVED,
} from './a-report.ts';
import { PART_ROWS } from './part-rows.ts';

/** Each sentence that a table has asked for, so that a text without a run is found. */
const said = new Set<string>();
const keyOf = ({ group, name }: DebriefSentence): string => `${group}.${name}`;

function sentencesOf(change: Change) {
  const all = debriefSentences(but(change));
  for (const sentence of [all.wrong, all.well, all.differently, ...all.notPassed]) said.add(keyOf(sentence));
  for (const part of Object.values(all.parts)) if (part !== null) said.add(keyOf(part));
  return all;
}

describe('the debrief', () => {
  test.each<[string, Change, string]>([
    ['the cause and its place', {}, 'wrong.place'],
    ['the cause alone, where it has no place', { place: null }, 'wrong.cause'],
  ])('says what was wrong: %s', (_, change, key) => {
    const { wrong } = sentencesOf(change);
    expect(keyOf(wrong)).toBe(key);
    expect(wrong.values['cause']).toBe('memory-loose');
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
    expect(keyOf(sentencesOf(change).well)).toBe(key);
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
    const { differently } = sentencesOf(change);
    expect(keyOf(differently)).toBe(key);
    expect(differently).toMatchObject({ values });
  });

  it('tells every reason why a run did not pass, in the order of the report', () => {
    const passFaults = ['gate', 'unsolved', 'goal', 'no-case', 'diagnosis', 'note', 'score'] as const;
    expect(sentencesOf({ passFaults }).notPassed.map(keyOf)).toEqual(
      passFaults.map((fault) => `fault.${fault}`),
    );
    expect(sentencesOf({}).notPassed).toEqual([]);
  });

  test.each<(typeof PART_ROWS)[number]>(PART_ROWS)('says of %s: %s', (part, key, change, values = {}) => {
    const sentence = sentencesOf(change).parts[part];
    expect(sentence === null ? null : keyOf(sentence)).toBe(key);
    expect(sentence).toMatchObject({ values });
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
    if (old.parts.cost !== null) said.add(keyOf(old.parts.cost));
    expect(old).toMatchObject({
      wrong: { group: 'wrong', name: 'cause' },
      notPassed: [{ group: 'fault', name: 'gate' }],
      parts: { fix: { name: 'goal-missed' }, cost: { name: 'over', values: { usd: 40 } } },
    });
    const below = debriefSentences({ ...earlier, score: 60 });
    expect(below.notPassed).toMatchObject([{ group: 'fault', name: 'score' }]);
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
