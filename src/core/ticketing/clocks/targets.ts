import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { Priority } from '../priority/matrix.ts';
import { BUSINESS_DAY, type Calendar } from './business-time.ts';

/** What is promised for a priority. All lengths are seconds of `calendar`. */
export interface Targets {
  readonly calendar: Calendar;
  readonly firstResponse: number;
  readonly resolution: number;
  /** Longest time between two public replies; null where an update is due on change alone. */
  readonly updateEvery: number | null;
}

/** The table of priorities (values are ours, typical in kind; not a standard). */
export const TARGETS: Readonly<Record<Priority, Targets>> = {
  P1: {
    calendar: 'always',
    firstResponse: 15 * SECONDS_PER_MINUTE,
    resolution: 4 * SECONDS_PER_HOUR,
    updateEvery: 30 * SECONDS_PER_MINUTE,
  },
  P2: {
    calendar: 'business',
    firstResponse: 30 * SECONDS_PER_MINUTE,
    resolution: 8 * SECONDS_PER_HOUR,
    updateEvery: 2 * SECONDS_PER_HOUR,
  },
  P3: {
    calendar: 'business',
    firstResponse: 4 * SECONDS_PER_HOUR,
    resolution: SECONDS_PER_DAY,
    updateEvery: BUSINESS_DAY,
  },
  P4: {
    calendar: 'business',
    firstResponse: 8 * SECONDS_PER_HOUR,
    resolution: 40 * SECONDS_PER_HOUR,
    updateEvery: 2 * BUSINESS_DAY,
  },
  P5: {
    calendar: 'business',
    firstResponse: BUSINESS_DAY,
    resolution: 90 * SECONDS_PER_HOUR,
    updateEvery: null,
  },
};
