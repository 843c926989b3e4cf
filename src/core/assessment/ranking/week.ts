import { MS_PER_DAY, MS_PER_SECOND, SECONDS_PER_WEEK } from '../../kernel/time.ts';

/** A ranked week: Monday 00:00 to the next, UTC, the same for everybody. ms since 1970. */
export interface RankedWeek {
  readonly opensAt: number;
  readonly closesAt: number;
}

const WEEK_MS = SECONDS_PER_WEEK * MS_PER_SECOND;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * MS_PER_DAY;

/** The ranked week of a moment (`private.open_ranked_week` makes the form of the same week). */
export function rankedWeekAt(nowMs: number): RankedWeek {
  const opensAt = FIRST_MONDAY_MS + Math.floor((nowMs - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS;
  return { opensAt, closesAt: opensAt + WEEK_MS };
}
