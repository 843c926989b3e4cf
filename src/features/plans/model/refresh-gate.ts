/** Lets at most one through per `minGapMs`; the answer says whether this one may go. */
export function createRefreshGate(minGapMs: number, now: () => number): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = now();
    if (nowMs - lastMs < minGapMs) return false;
    lastMs = nowMs;
    return true;
  };
}
