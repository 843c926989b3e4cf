import { describe, expect, it } from 'vitest';
import { SHIFT_STORY } from '../../../../src/core/ticketing/simulation-id.ts';
import { lastShifts } from '../../../../src/features/ticket-desk/history/last-shifts.ts';
import type { PastRun } from '../../../../src/runs/history/use-run-history.ts';

const PARTS = {
  triage: 1,
  security: 1,
  diagnosis: 0.5,
  resolution: 1,
  communication: 1,
  documentation: 1,
  time: 0.8,
};

function shift(over: Partial<PastRun>): PastRun {
  return {
    id: 'run',
    mode: 'testing',
    status: 'finished',
    origin: 'server',
    endedAt: '2026-11-20T10:00:00Z',
    score: 80,
    passed: true,
    story: null,
    task: 'run',
    parts: PARTS,
    objectives: [],
    hasOtherRules: false,
    ...over,
  };
}

describe('the last shifts of somebody', () => {
  it('are none before the first shift is judged', () => {
    expect(lastShifts([])).toBeNull();
    expect(lastShifts([shift({ score: null, parts: {} })])).toBeNull();
    expect(lastShifts([shift({ mode: 'practice', story: 'TK-01' })])).toBeNull();
    expect(lastShifts([shift({ origin: 'browser' })])).toBeNull();
  });

  it('count tests and practice shifts, the newest five', () => {
    const runs = [90, 70, 60, 80, 100, 0].map((score, index) =>
      shift({ score, ...(index === 1 ? { mode: 'practice', story: SHIFT_STORY } : {}) }),
    );
    expect(lastShifts(runs)).toMatchObject({ count: 5, median: 80 });
  });

  it('show the mean of each dimension in points of 100, and the weakest', () => {
    const runs = [shift({}), shift({ score: 61, parts: { ...PARTS, time: 0.1 } })];
    expect(lastShifts(runs)).toMatchObject({
      count: 2,
      median: 71,
      parts: { triage: 100, diagnosis: 50, time: 45 },
      weakest: 'time',
    });
  });
});
