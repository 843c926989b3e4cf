import { describe, expect, it } from 'vitest';
import { disclosureOf } from '../../../../src/core/assessment/forms/disclosure.ts';
import type { Shown } from '../../../../src/core/assessment/forms/form.ts';

const CLOSES = 9_000;

describe('what a run of a form shows once it has ended', () => {
  it.each<[Shown, boolean, number | null, number, boolean]>([
    ['run-over', false, CLOSES, 0, true],
    ['attempt-over', false, CLOSES, CLOSES, false],
    ['attempt-over', true, CLOSES, 0, true],
    ['window-over', true, CLOSES, CLOSES - 1, false],
    ['window-over', false, CLOSES, CLOSES, true],
    ['window-over', true, null, CLOSES, false],
    ['never', true, CLOSES, CLOSES, false],
  ])('from %s on, attempt over: %s, window until %s, at %d: %s', (when, isAttemptOver, closesAt, now, is) => {
    const shown = (rules: { readonly scoreShown: Shown; readonly caseShown: Shown }) =>
      disclosureOf({ ...rules, closesAt }, { isAttemptOver }, now);
    expect(shown({ scoreShown: when, caseShown: 'never' })).toEqual({ score: is, case: false });
    expect(shown({ scoreShown: 'never', caseShown: when })).toEqual({ score: false, case: is });
  });
});
