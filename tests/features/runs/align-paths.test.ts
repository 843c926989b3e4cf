import { describe, expect, it } from 'vitest';
import { alignPaths } from '../../../src/runs/debrief/align-paths.ts';
import type { ReplayStep } from '../../../src/runs/replay/replay-step.ts';

const step = (text: string, more: Partial<ReplayStep> = {}): ReplayStep => ({
  text,
  simSeconds: 0,
  isBreach: false,
  work: 'read',
  ...more,
});
const START: ReplayStep = { text: null, simSeconds: 0, isBreach: false };
const path = (...names: readonly string[]) => [START, ...names.map((name) => step(name))];
const work = (...names: readonly string[]) => [START, ...names.map((name) => step(name, { work: 'hands' }))];

const namesOf = (own: readonly ReplayStep[], expert: readonly ReplayStep[]) =>
  alignPaths(own, expert).map((row) => [
    row.own.map(({ text }) => text).join('+'),
    row.expert.map(({ text }) => text).join('+'),
  ]);

describe('two paths side by side', () => {
  it('stand level where both did the same, and have a gap where one did not', () => {
    expect(namesOf(path('ask', 'swap', 'look', 'close'), path('ask', 'look', 'start', 'close'))).toEqual([
      ['ask', 'ask'],
      ['swap', ''],
      ['look', 'look'],
      ['', 'start'],
      ['close', 'close'],
    ]);
  });

  it('keep every step in its order, whatever the other path holds', () => {
    const [own, expert] = [path('a', 'b', 'a', 'c'), path('c', 'a', 'b', 'd')];
    const rows = namesOf(own, expert);
    expect(rows.map(([mine]) => mine).filter(Boolean)).toEqual(['a', 'b', 'a', 'c']);
    expect(rows.map(([, theirs]) => theirs).filter(Boolean)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('tell work by hand together, four acts at most, and never across a gap', () => {
    expect(namesOf(work('a', 'b', 'c', 'd', 'e', 'f'), work('a', 'b', 'c', 'd', 'e'))).toEqual([
      ['a+b+c+d', 'a+b+c+d'],
      ['e', 'e'],
      ['f', ''],
    ]);
  });

  it('give a line of its own to what showed something, broke a rule or is remarked on', () => {
    const hands = (text: string, more: Partial<ReplayStep> = {}) => step(text, { work: 'hands', ...more });
    const own = [
      START,
      hands('a'),
      hands('b', { isBreach: true }),
      hands('c'),
      hands('d', { remark: { text: 'A guess', tone: 'costly' } }),
      hands('e'),
      hands('f', { result: 'starts' }),
    ];
    expect(namesOf(own, [START]).map(([mine]) => mine)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('are empty for nobody who did anything', () => {
    expect(alignPaths([START], [START])).toEqual([]);
  });
});
