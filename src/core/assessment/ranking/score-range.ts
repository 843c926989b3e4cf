/** Between which whole points the mean of somebody's best runs would probably lie if they played the week again. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** Points by which two runs of one person usually differ from their mean. Our decision until there is data. */
const RUN_SPREAD = 7;
const MAX_SCORE = 100;

/**
 * The range in which a score is shown: wider the fewer runs stand behind it (`private.score_range` says the same of others).
 *
 * @param score mean of the best runs, 0 to 100
 * @param played how many runs stand behind it, at least 1
 */
export function scoreRange(score: number, played: number): ScoreRange {
  const margin = Math.round(RUN_SPREAD / Math.sqrt(played));
  const middle = Math.round(score);
  return { low: Math.max(0, middle - margin), high: Math.min(MAX_SCORE, middle + margin) };
}
