/** Weeks in a row that a rating is the mean of. */
const RATED_WEEKS = 4;

/**
 * By what people are put into bands: the mean of the best four of somebody's ranked weeks in a row, of those that they played; the
 * mean of all while there are fewer. From the fourth week on it never falls, so that nobody is moved to a lower band. A single
 * best week would soon be 100 for half of the people (`private.board_rating` says the same; a test compares them).
 *
 * @param weeks the scores of the weeks that count (`formResult`), the earliest first
 * @returns 0 to 100 with two decimals; null without a week
 */
export function bandRating(weeks: readonly number[]): number | null {
  const length = Math.min(RATED_WEEKS, weeks.length);
  if (length === 0) return null;
  const means = weeks
    .slice(length - 1)
    .map((_, from) => weeks.slice(from, from + length).reduce((sum, score) => sum + score, 0) / length);
  return Math.round(100 * Math.max(...means)) / 100;
}
