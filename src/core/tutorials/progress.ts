import type { TutorialId } from './catalogue.ts';

/** A step that a person has behind them, as it is kept: rows are only ever added, from any device. */
export interface StepRecord {
  readonly tutorial: string;
  /** From 1. */
  readonly step: number;
  /** It was passed over instead of done. */
  readonly skipped: boolean;
}

export interface TutorialProgress {
  readonly status: 'open' | 'begun' | 'done';
  /** The step to go on with, from 1: the first that is not behind the learner, and again the first once all are. */
  readonly next: number;
  /** Steps that were skipped and never done. */
  readonly skipped: number;
}

/**
 * How far a person is in a tutorial: the fold of their rows, in any order and however often each is there. Rows of steps that the
 * tutorial no longer has are left out.
 *
 * @param count the number of the tutorial's steps
 */
export function progressOf(
  records: readonly StepRecord[],
  { id, steps: count }: { readonly id: TutorialId; readonly steps: number },
): TutorialProgress {
  const own = records.filter(({ tutorial, step }) => tutorial === id && step >= 1 && step <= count);
  const behind = new Set(own.map(({ step }) => step));
  const done = new Set(own.filter(({ skipped }) => !skipped).map(({ step }) => step));
  const skipped = behind.size - done.size;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const next = numbers.find((step) => !behind.has(step));
  if (next === undefined) return { status: 'done', next: 1, skipped };
  return { status: behind.size === 0 ? 'open' : 'begun', next, skipped };
}
