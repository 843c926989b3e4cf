/** Parts of the specification without a proof, by the issue that brings it. The list only ever gets shorter. */
export const OPEN_PARTS: Readonly<Record<number, readonly string[]>> = {
  // The leaderboard with its competitions.
  4: ['1.4'],
};
