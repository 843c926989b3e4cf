import { describe, expect, it } from 'vitest';
import {
  domainsOf,
  EXAMS,
  OBJECTIVES,
  topicOf,
} from '../../../../src/core/assessment/objectives/catalogue.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';

const atBench = new Set<string>(PRACTICE_STORIES.flatMap(({ objectives }) => objectives));
const atDesk = new Set<string>(TICKET_CASES.flatMap(({ story }) => story.objectives));

describe('the objectives of both exams', () => {
  it('are 27 and 36, each once, in the order of the exam', () => {
    const numbers = EXAMS.map((exam) =>
      domainsOf(exam).map(({ objectives }) => objectives.map(({ number }) => number)),
    );
    expect(numbers.map((domains) => domains.map(({ length }) => length))).toEqual([
      [3, 8, 8, 2, 6],
      [11, 11, 4, 10],
    ]);
    expect(numbers[1]?.[3]).toEqual([
      ...['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10'],
    ]);
    expect(new Set(OBJECTIVES.map(({ id }) => id)).size).toBe(63);
    expect(new Set(OBJECTIVES.map(({ topic }) => topic)).size).toBe(63);
  });

  it.each(EXAMS)('of %s have domains that weigh 100 percent together', (exam) => {
    expect(domainsOf(exam).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('are shown where a job or a ticket names them', () => {
    for (const { id, shownAt } of OBJECTIVES)
      expect([id, shownAt]).toEqual([
        id,
        [...(atBench.has(id) ? ['bench'] : []), ...(atDesk.has(id) ? ['desk'] : [])],
      ]);
  });

  it('give a reason where nothing shows them', () => {
    const uncovered = OBJECTIVES.filter(({ shownAt }) => shownAt.length === 0);
    expect(uncovered.map(({ id, uncovered: reason }) => [id, reason])).toEqual([
      ['C1 1.1', 'machine'],
      ['C1 4.1', 'idea'],
      ['C1 4.2', 'idea'],
      ['C1 5.4', 'machine'],
      ['C2 1.1', 'idea'],
    ]);
    expect(OBJECTIVES.filter(({ uncovered: reason }) => reason !== null)).toEqual(uncovered);
  });

  it('have a topic by their number, and an unknown number has none', () => {
    expect(topicOf('C1 3.3')).toBe('memory');
    expect(topicOf('C1 5.7')).toBeNull();
  });
});
