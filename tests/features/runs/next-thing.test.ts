import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '../../../src/core/kernel/time.ts';
import type { PastRun } from '../../../src/runs/history/use-run-history.ts';
import { nextThing } from '../../../src/runs/home/next-thing.ts';
import type { PracticePlace } from '../../../src/runs/home/practice-place.ts';

const NOW = 100 * MS_PER_DAY;

const run = (story: string, score: number, hoursAgo: number): PastRun => ({
  id: `${story} ${hoursAgo}`,
  mode: 'practice',
  status: 'finished',
  origin: 'server',
  endedAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
  score,
  passed: score >= 70,
  story,
  task: `${story} ${hoursAgo}`,
  hasOtherRules: false,
  parts: {},
  objectives: [],
});

const place = (
  simulation: PracticePlace['simulation'],
  skill: string,
  over: Partial<PracticePlace> = {},
) => ({
  simulation,
  isLoading: false,
  testEnd: null,
  unfinished: null,
  cases: [1, 2, 3].map((difficulty) => ({ id: `${skill}-${difficulty}`, difficulty, objectives: [skill] })),
  runs: [],
  titleOf: String,
  skillOf: () => skill,
  ...over,
});
const LEFT = { story: 'C1 3.3-2', actions: 6 };

describe('the next thing for somebody with both simulations', () => {
  it('is the open test before the job that was left, wherever the test is', () => {
    const bench = place('hardware', 'C1 3.3', { unfinished: LEFT });
    const desk = place('ticketing', 'mail', { testEnd: '2026-11-23T12:00:00Z' });
    expect(nextThing([bench, desk], NOW)).toMatchObject({ kind: 'test', place: { simulation: 'ticketing' } });
    expect(nextThing([bench, place('ticketing', 'mail')], NOW)).toMatchObject({
      kind: 'unfinished',
      ...LEFT,
    });
  });

  it('else changes the place after a job, by one rule for both', () => {
    const bench = place('hardware', 'C1 3.3', { runs: [run('C1 3.3-1', 80, 2)] });
    expect(nextThing([bench, place('ticketing', 'mail')], NOW)).toMatchObject({
      kind: 'practice',
      place: { simulation: 'ticketing' },
    });
  });

  it('is an easier one of the same kind with an expert’s way, after two that did not pass', () => {
    const desk = place('ticketing', 'mail', { runs: [run('mail-3', 40, 1), run('mail-2', 30, 2)] });
    expect(nextThing([place('hardware', 'C1 3.3'), desk], NOW)).toMatchObject({
      kind: 'practice',
      story: 'mail-2',
      proposal: { reason: 'easier', workedExample: true },
    });
  });

  it('is nothing without a simulation', () => {
    expect(nextThing([], NOW)).toBeNull();
  });
});
