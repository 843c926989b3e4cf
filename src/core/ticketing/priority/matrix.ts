import { fail, type Result, succeed } from '../../kernel/result.ts';

/** Most urgent first. */
export const PRIORITIES = ['P1', 'P2', 'P3', 'P4', 'P5'] as const;
export type Priority = (typeof PRIORITIES)[number];

/**
 * Impact: 1 a site, a service or many users, or safety and law; 2 a team or a critical function; 3 one user.
 * Urgency: 1 work has stopped without a workaround, or it is due today; 2 work is degraded; 3 minor, a question or planned.
 */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Priority by impact, then by urgency. */
const MATRIX: Readonly<Record<Level, Readonly<Record<Level, Priority>>>> = {
  1: { 1: 'P1', 2: 'P2', 3: 'P3' },
  2: { 1: 'P2', 2: 'P3', 3: 'P4' },
  3: { 1: 'P3', 2: 'P4', 3: 'P5' },
};

/** A security event or an exposure of data is never less than this. */
const SECURITY_MINIMUM: Priority = 'P2';

export interface PriorityOverride {
  readonly priority: Priority;
  readonly reason: string;
}

/** What a priority is computed from. A VIP is handled differently (callback, owner); the priority stays the same. */
export interface PriorityFacts {
  readonly impact: Level;
  readonly urgency: Level;
  readonly isSecurityCase: boolean;
  readonly isVip: boolean;
  readonly override: PriorityOverride | null;
}

export type PriorityRefusal = 'override-needs-reason' | 'security-minimum';

/** Whether the first priority is less urgent than the second. */
function isBelow(priority: Priority, other: Priority): boolean {
  return PRIORITIES.indexOf(priority) > PRIORITIES.indexOf(other);
}

/** The priority by impact and urgency alone, raised for a security case. */
export function computedPriority(facts: Omit<PriorityFacts, 'override'>): Priority {
  const priority = MATRIX[facts.impact][facts.urgency];
  return facts.isSecurityCase && isBelow(priority, SECURITY_MINIMUM) ? SECURITY_MINIMUM : priority;
}

/** The priority of a ticket. One that differs from the computed one needs a reason and keeps the security minimum. */
export function priorityOf(facts: PriorityFacts): Result<Priority, PriorityRefusal> {
  const computed = computedPriority(facts);
  const { override } = facts;
  if (override === null || override.priority === computed) return succeed(computed);
  if (override.reason.trim() === '') return fail('override-needs-reason');
  if (facts.isSecurityCase && isBelow(override.priority, SECURITY_MINIMUM)) return fail('security-minimum');
  return succeed(override.priority);
}
