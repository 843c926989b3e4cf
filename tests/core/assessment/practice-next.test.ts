import { describe, expect, it } from 'vitest';
import {
  type PracticeAttempt,
  type PracticeCase,
  proposePractice,
} from '../../../src/core/assessment/practice-next.ts';
import { expectedShare, rated, ratingOfDifficulty, UNRATED } from '../../../src/core/assessment/rating.ts';
import { PRACTICE_STORIES } from '../../../src/core/hardware/scenarios/public/stories.ts';
import { MS_PER_DAY } from '../../../src/core/kernel/time.ts';
import { fc } from '../../support/fixed-seeds.ts';

const NOW = 100 * MS_PER_DAY;

const CASES: readonly PracticeCase[] = [1, 2, 3, 4, 5].flatMap((difficulty) => [
  { id: `power-${difficulty}`, difficulty, objectives: ['C1 3.6'] },
  { id: `memory-${difficulty}`, difficulty, objectives: ['C1 3.3', 'C1 5.1'] },
]);

/** Cases of another simulation. */
const DESK: readonly PracticeCase[] = [1, 2, 3, 4, 5].map((difficulty) => ({
  id: `printing-${difficulty}`,
  difficulty,
  objectives: ['printing'],
}));

function did(scenarioId: string, score: number, daysAgo: number): PracticeAttempt {
  return { scenarioId, score, finishedAt: NOW - daysAgo * MS_PER_DAY };
}

describe('what to practise next', () => {
  it('starts with something easy, of which a newcomer does more than half', () => {
    const first = proposePractice(CASES, [], NOW);
    expect(first?.reason).toBe('placement');
    expect(first?.expected).toBeGreaterThanOrEqual(0.5);
    expect(CASES.find(({ id }) => id === first?.scenarioId)?.difficulty).toBe(1);
  });

  it('offers a newcomer a job of the lowest level there is', () => {
    const first = proposePractice(PRACTICE_STORIES, [], NOW);
    expect(PRACTICE_STORIES.find(({ id }) => id === first?.scenarioId)?.difficulty).toBe(
      Math.min(...PRACTICE_STORIES.map(({ difficulty }) => difficulty)),
    );
  });

  it('then aims at three quarters of the points', () => {
    const history = [did('power-2', 75, 0.3), did('memory-2', 75, 0.2), did('power-1', 75, 0.1)];
    const next = proposePractice(CASES, history, NOW);
    expect(next?.reason).toBe('target');
    expect(Math.abs((next?.expected ?? 0) - 0.75)).toBeLessThan(0.1);
  });

  it('goes one level down in the same skill after two failures, with a worked example', () => {
    const next = proposePractice(CASES, [did('power-3', 20, 0.2), did('memory-3', 30, 0.1)], NOW);
    expect(next).toMatchObject({ scenarioId: 'memory-2', reason: 'easier', workedExample: true });
  });

  it('brings no worked example after one failure, nor after two with a pass between them', () => {
    const history = [did('power-3', 20, 0.4), did('memory-2', 75, 0.3), did('power-2', 30, 0.2)];
    expect(proposePractice(CASES, history.slice(0, 1), NOW)?.workedExample).toBe(false);
    expect(proposePractice(CASES, history, NOW)?.workedExample).toBe(false);
  });

  it('takes, of the cases within .70 to .80, the skill that was practised longest ago, of whichever simulation', () => {
    const history = [did('power-2', 85, 0.3), did('printing-2', 85, 0.2), did('memory-2', 85, 0.1)];
    const orders = [history, history.toReversed()].map((attempts) =>
      attempts.map(({ scenarioId }, index) => did(scenarioId, 85, 0.3 - index / 10)),
    );
    const next = orders.map((attempts) => proposePractice([...CASES, ...DESK], attempts, NOW));
    expect(next.map((one) => one?.scenarioId.split('-')[0])).toEqual(['power', 'memory']);
    for (const one of next) {
      expect(one?.reason).toBe('target');
      expect(one?.expected).toBeGreaterThanOrEqual(0.7);
      expect(one?.expected).toBeLessThanOrEqual(0.8);
    }
  });

  it('begins a skill that was never tried where the learner stands in the others', () => {
    const power = CASES.filter(({ id }) => id.startsWith('power'));
    const levelAfter = (score: number): number => {
      const history = power.slice(1).map(({ id }, index) => did(id, score, 0.4 - index / 10));
      const next = proposePractice([...power.slice(1), ...DESK], history, NOW);
      expect(next?.reason).toBe('explore');
      return DESK.find(({ id }) => id === next?.scenarioId)?.difficulty ?? 0;
    };
    expect(levelAfter(100)).toBeGreaterThan(levelAfter(70));
  });

  it('brings a skill back two days after it was passed, in another case', () => {
    const history = [did('memory-2', 90, 3), did('power-1', 90, 0.3), did('power-2', 90, 0.2)];
    const next = proposePractice(CASES, history, NOW);
    expect(next?.reason).toBe('due');
    expect(next?.scenarioId).toMatch(/^memory/);
  });

  it('shows something new every fifth time', () => {
    const history = ['power-1', 'power-2', 'power-3', 'power-4'].map((id, index) =>
      did(id, 90, 0.4 - index / 10),
    );
    const next = proposePractice(CASES, history, NOW);
    expect(next?.reason).toBe('explore');
    expect(history.map(({ scenarioId }) => scenarioId)).not.toContain(next?.scenarioId);
  });

  it('never proposes the same case twice running, and always one that there is', () => {
    const anyAttempt = fc
      .record({
        index: fc.integer({ min: 0, max: CASES.length - 1 }),
        score: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ index, score }) => ({ id: CASES[index]?.id ?? '', score }));
    fc.assert(
      fc.property(fc.array(anyAttempt, { maxLength: 12 }), (attempts) => {
        const history = attempts.map(({ id, score }, index) => did(id, score, 20 - index));
        const next = proposePractice(CASES, history, NOW);
        expect(CASES.map(({ id }) => id)).toContain(next?.scenarioId);
        expect(next?.scenarioId).not.toBe(history.at(-1)?.scenarioId);
      }),
    );
  });

  it('proposes the same case in whatever order the cases are listed', () => {
    const cases = CASES.filter(({ id }) => id.startsWith('power'));
    const history = [did('power-2', 75, 0.3), did('power-3', 75, 0.2), did('power-1', 75, 0.1)];
    for (const attempts of [[], history.slice(0, 1), history]) {
      const expected = proposePractice(cases, attempts, NOW);
      fc.assert(
        fc.property(fc.shuffledSubarray([...cases], { minLength: cases.length }), (listed) => {
          expect(proposePractice(listed, attempts, NOW)).toEqual(expected);
        }),
      );
    }
  });

  it('has nothing to propose where there is nothing to practise', () => {
    expect(proposePractice([], [], NOW)).toBeNull();
  });
});

describe('a rating', () => {
  const average = ratingOfDifficulty(3);

  it('expects half of the points where person and case are average, and less of a harder case', () => {
    expect(expectedShare(UNRATED, average)).toBe(0.5);
    expect(expectedShare(UNRATED, ratingOfDifficulty(5))).toBeLessThan(0.25);
  });

  it('rises with a good result as far as the case falls, and less with every attempt', () => {
    const { learner, item } = rated(UNRATED, average, 1);
    expect(learner.value).toBeCloseTo(-item.value, 12);
    const practised = rated({ value: 0, attempts: 40 }, average, 1).learner.value;
    expect(practised).toBeLessThan(learner.value);
    expect(practised).toBeGreaterThan(0);
  });
});
