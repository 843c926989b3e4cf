/** Parts of the specification without a proof, by the issue that brings it. The list only ever gets shorter. */
export const OPEN_PARTS: Readonly<Record<number, readonly string[]>> = {
  // The simulations themselves, their session lengths, leaderboard and certification; 4 and the issues after it.
  4: ['1.3', '1.4', '3.16', '9.5'],
};
