import type { Priority } from '../priority/matrix.ts';

/** How much a ticket counts in the mean of a shift, by the priority that it ought to have (ticket-desk.md 3.13). */
export const PRIORITY_WEIGHT: Readonly<Record<Priority, number>> = { P1: 3, P2: 2, P3: 1.5, P4: 1, P5: 1 };
/** Each P1 or P2 that was answered too late takes a tenth, down to this. */
export const LATE_SHARE = 0.1;
export const LATE_FLOOR = 0.6;
/** The most that a shift with a gate is worth. */
export const SHIFT_GATE_CAP = 49;
/** Of four tickets three have to pass (score.md 1). */
export const PASSED_SHARE = 0.75;
