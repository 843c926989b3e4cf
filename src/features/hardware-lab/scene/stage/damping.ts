/** Longest step that is integrated: after a pause the motion goes on, it does not jump. */
const MAX_STEP_S = 0.1;
const SNAP = 1e-3;

/** One step of an exponential approach, the same at any frame rate. Arrives exactly, so that drawing can stop. */
export function damped(current: number, goal: number, ratePerSecond: number, seconds: number): number {
  const next = goal + (current - goal) * Math.exp(-ratePerSecond * Math.min(seconds, MAX_STEP_S));
  return Math.abs(next - goal) < SNAP * Math.max(1, Math.abs(goal)) ? goal : next;
}
