import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * SECONDS_PER_MINUTE);
const MOST = 6;

/** Round moments of an axis of time, no more than fit; the last of them leaves room for its own label. */
export function axisTicks(from: number, until: number): readonly number[] {
  const length = until - from;
  const step = STEPS.find((one) => length / one <= MOST) ?? Math.ceil(length / MOST);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((until - first) / step) + 1 }, (_, index) => first + index * step);
}
