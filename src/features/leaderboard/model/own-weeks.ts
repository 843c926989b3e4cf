import { byRank, formResult } from '../../../core/assessment/forms/result.ts';
import { type ScoreRange, scoreRange } from '../../../core/assessment/ranking/score-range.ts';
import type { OwnWeekRow, VoidedWeek } from '../../../core/contracts/boards.ts';

/** One of the official runs of a week. */
export interface OwnRun {
  readonly position: number;
  readonly isVoid: boolean;
  /** Null for one that has not been played. */
  readonly score: number | null;
  /** Among those that make the result so far. */
  readonly counts: boolean;
}

/** A ranked week that the person has begun. */
export interface OwnWeek {
  readonly formId: string;
  /** ms since 1970. */
  readonly opensAt: number;
  readonly runs: readonly OwnRun[];
  readonly played: number;
  /** Null before as many were played as count, and for a week that does not count. */
  readonly range: ScoreRange | null;
  /** Why the week does not count; null where it does. */
  readonly voidReason: string | null;
}

/** What the weeks of a person came to, in the order given. */
export function ownWeeks(rows: readonly OwnWeekRow[], voided: readonly VoidedWeek[]): readonly OwnWeek[] {
  return rows.map((row) => {
    const voidReason = voided.find(({ formId }) => formId === row.formId)?.reason ?? null;
    const items = row.items.toSorted((left, right) => left.position - right.position);
    const isVoid = new Set(items.filter((item) => item.isVoid).map(({ position }) => position));
    const valid = row.results.filter(({ position }) => !isVoid.has(position));
    const needed = Math.min(row.bestOf ?? items.length, items.length - isVoid.size);
    const counting = new Set(
      valid
        .toSorted(byRank)
        .slice(0, needed)
        .map(({ position }) => position),
    );
    const { score, played } = formResult(
      { items, bestOf: row.bestOf, pass: null },
      row.results.map((result) => ({ ...result, group: null, hasGate: false, parts: {} })),
    );
    return {
      formId: row.formId,
      opensAt: row.opensAt,
      runs: items.map((item) => ({
        position: item.position,
        isVoid: item.isVoid,
        score: row.results.find(({ position }) => position === item.position)?.score ?? null,
        counts: voidReason === null && counting.has(item.position),
      })),
      played,
      range: voidReason === null && needed > 0 && played >= needed ? scoreRange(score, played) : null,
      voidReason,
    };
  });
}

/** The best of the weeks that came to a result; null without one. */
export function bestWeek(weeks: readonly OwnWeek[]): (OwnWeek & { readonly range: ScoreRange }) | null {
  const middle = ({ low, high }: ScoreRange): number => low + high;
  return weeks.reduce<(OwnWeek & { readonly range: ScoreRange }) | null>(
    (best, week) =>
      week.range !== null && (best === null || middle(week.range) > middle(best.range))
        ? { ...week, range: week.range }
        : best,
    null,
  );
}
