/** The longest integrated time step, so that motion continues after a pause instead of jumping. */
const MAX_STEP_S = 0.1;
const SNAP = 1e-3;

/**
 * One step of an exponential approach, independent of the frame rate. Reaches the goal exactly, so that rendering
 * can stop.
 */
export function damped(current: number, goal: number, ratePerSecond: number, seconds: number): number {
  const next = goal + (current - goal) * Math.exp(-ratePerSecond * Math.min(seconds, MAX_STEP_S));
  return Math.abs(next - goal) < SNAP * Math.max(1, Math.abs(goal)) ? goal : next;
}
