import { SECONDS_PER_MINUTE } from '../../core/kernel/time.ts';

const STEPS = [1, 2, 3, 5, 10, 15, 20, 30, 60] as const;
const MOST_TICKS = 6;

/** Whole minutes for a time axis of this length, from 0 on, evenly spaced and no more than fit. */
export function minuteTicks(seconds: number): readonly number[] {
  const minutes = seconds / SECONDS_PER_MINUTE;
  const step = STEPS.find((one) => minutes / one < MOST_TICKS) ?? Math.ceil(minutes / MOST_TICKS);
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, at) => at * step);
}
