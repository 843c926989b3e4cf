import { describe, expect, it } from 'vitest';
import { examMarks, type SessionMark } from '../../../../src/core/assessment/certificate/marks.ts';

const HARDWARE = { track: 'hardware', form: 'HW 2026.1' } as const;

const session = (position: number, score: number, more: Partial<SessionMark> = {}): SessionMark => ({
  position,
  group: null,
  score,
  passed: score >= 70,
  hasGate: false,
  parts: {},
  objectives: [],
  ...more,
});

describe('the marks of an exam that is over', () => {
  it('stand in the order of the sessions, and a session that was not taken has none', () => {
    const { sessions } = examMarks(HARDWARE, [3, 1, 2], [session(3, 60), session(1, 90)]);
    expect(sessions.map(({ position, mark }) => [position, mark?.score ?? null])).toEqual([
      [1, 90],
      [2, null],
      [3, 60],
    ]);
  });

  it('leave out the result of a session that was voided', () => {
    const { sessions, groups } = examMarks(HARDWARE, [1], [session(1, 90), session(2, 10, { group: 'F1' })]);
    expect(sessions).toHaveLength(1);
    expect(groups).toEqual([]);
  });

  it('have the mean of each group, in the order of the groups', () => {
    const results = [
      session(1, 50, { group: 'F5' }),
      session(2, 90, { group: 'F1' }),
      session(3, 71, { group: 'F5' }),
    ];
    expect(examMarks(HARDWARE, [1, 2, 3], results).groups).toEqual([
      { group: 'F1', mean: 90 },
      { group: 'F5', mean: 60.5 },
    ]);
  });

  it.each([
    [
      'over the sessions that assess it',
      [1, 2],
      [session(1, 80, { parts: { safety: 1 } }), session(2, 80)],
      100,
    ],
    [
      'and a session that was not taken has nothing of it',
      [1, 2],
      [session(1, 80, { parts: { safety: 1 } })],
      50,
    ],
  ])('have the mean of each part with a floor, %s', (_, positions, results, mean) => {
    expect(examMarks(HARDWARE, positions, results).parts[0]).toEqual({ part: 'safety', mean, floor: 90 });
  });

  it('have the mean of the objectives of each domain that was shown, and of no other', () => {
    const results = [
      session(1, 80, {
        objectives: [
          { objective: 'C1 5.1', score: 80 },
          { objective: 'C1 3.5', score: 40 },
        ],
      }),
      session(2, 80, {
        objectives: [
          { objective: 'C1 5.3', score: 61 },
          { objective: 'C1 5.1', score: 90 },
        ],
      }),
    ];
    expect(examMarks(HARDWARE, [1, 2], results).domains).toEqual([
      { exam: '220-1201', topic: 'hardware', objectives: ['3.5'], mean: 40 },
      { exam: '220-1201', topic: 'faults', objectives: ['5.1', '5.3'], mean: 77 },
    ]);
  });
});
