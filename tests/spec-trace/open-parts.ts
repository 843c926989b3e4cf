/** Parts of the specification without a proof, by the issue that brings it. The list only ever gets shorter. */
export const OPEN_PARTS: Readonly<Record<number, readonly string[]>> = {
  // What of them is the support desk's and its ten minutes, and the leaderboard with its competitions.
  4: ['1.3', '1.4', '3.16'],
};
