import type { ScoreRange } from '../../../core/assessment/ranking/score-range.ts';

/** A range as it stands in a table: `80–88`, or one figure where both ends are the same. */
export function rangeText({ low, high }: ScoreRange): string {
  return low === high ? String(low) : `${low}–${high}`;
}
