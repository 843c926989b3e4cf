import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptRun,
  beginRefusal,
  isAttemptOver,
  nextStep,
} from '../../../../src/core/assessment/forms/attempt.ts';
import type { FormItem } from '../../../../src/core/assessment/forms/form.ts';

const item = (position: number, isVoid = false): FormItem => ({
  position,
  simulation: 'hardware',
  seeds: 'shared',
  isVoid,
});
const run = (position: number, status: AttemptRun['status']): AttemptRun => ({
  id: `run ${position} ${status}`,
  position,
  status,
});
const OPENS = 1_000;
const CLOSES = 9_000;
const PACK = { opensAt: OPENS, closesAt: CLOSES, items: [item(2), item(1), item(3)] };
const attempt = (...runs: readonly AttemptRun[]) => ({ endsAt: null, runs });

describe('the next step of an attempt', () => {
  it.each([
    ['the first item, before any run', attempt(), 'begin', 1],
    ['the open run, before its item is over', attempt(run(1, 'open')), 'resume', 1],
    ['the second item after a run that was handed in', attempt(run(1, 'finished')), 'begin', 2],
    ['the second item after a run whose time was up', attempt(run(1, 'expired')), 'begin', 2],
    ['the same item again after a run that became void', attempt(run(1, 'void')), 'begin', 1],
    ['the run that replaced a void one', attempt(run(1, 'void'), run(1, 'open')), 'resume', 1],
  ] as const)('is %s', (_what, given, kind, position) => {
    expect(nextStep(PACK, given, OPENS)).toMatchObject({ kind, item: { position } });
  });

  it('leaves out an item that was voided', () => {
    const form = { ...PACK, items: [item(1, true), item(2)] };
    expect(nextStep(form, attempt(), OPENS)).toMatchObject({ kind: 'begin', item: { position: 2 } });
  });

  it.each([
    ['not-open-yet', OPENS - 1, null],
    ['begin', OPENS, null],
    ['begin', CLOSES - 1, null],
    ['too-late', CLOSES, null],
    ['too-late', 5_000, 5_000],
  ] as const)('is %s at %d, where the attempt ends at %s', (kind, now, endsAt) => {
    expect(nextStep(PACK, { endsAt, runs: [] }, now).kind).toBe(kind);
  });

  it('is none once every item was played, also after the window', () => {
    const all = attempt(run(3, 'finished'), run(1, 'finished'), run(2, 'expired'));
    expect(nextStep(PACK, all, CLOSES + 1)).toEqual({ kind: 'done' });
    expect(isAttemptOver(PACK, all, OPENS)).toBe(true);
    expect(isAttemptOver(PACK, attempt(run(1, 'finished')), OPENS)).toBe(false);
    expect(isAttemptOver(PACK, attempt(run(1, 'finished')), CLOSES)).toBe(true);
  });

  it('never begins an item that has a run which counts', () => {
    const status = fc.constantFrom<AttemptRun['status'][]>('open', 'finished', 'expired', 'void');
    const runs = fc.array(fc.record({ position: fc.integer({ min: 1, max: 3 }), status }), { maxLength: 6 });
    fc.assert(
      fc.property(runs, fc.integer({ min: 0, max: 10_000 }), (drawn, now) => {
        const played = drawn.map((one) => run(one.position, one.status));
        const step = nextStep(PACK, attempt(...played), now);
        if (step.kind !== 'begin') return;
        expect(now).toBeLessThan(CLOSES);
        const own = played.filter(({ position }) => position === step.item.position);
        expect(own.every(({ status: is }) => is === 'void')).toBe(true);
      }),
    );
  });
});

describe('another attempt', () => {
  const form = { opensAt: OPENS, closesAt: CLOSES, attempts: 2 };
  it.each([
    ['may be the first', [], OPENS, null],
    ['waits until the window opens', [], OPENS - 1, 'not-open-yet'],
    ['is too late after the window', [], CLOSES, 'window-over'],
    ['waits until the last one is over', [{ isOver: false }], OPENS, 'attempt-open'],
    ['may follow one that is over', [{ isOver: true }], OPENS, null],
    ['is one too many', [{ isOver: true }, { isOver: true }], OPENS, 'no-more-attempts'],
  ] as const)('%s', (_what, earlier, now, refusal) => {
    expect(beginRefusal(form, earlier, now)).toBe(refusal);
  });
});
