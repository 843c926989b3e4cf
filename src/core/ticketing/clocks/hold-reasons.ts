import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { Priority } from '../priority/matrix.ts';
import { BUSINESS_DAY, type Calendar, type DeskTime, elapsedBetween } from './business-time.ts';

/** What a ticket on hold waits for. */
export const HOLD_REASONS = ['caller', 'vendor', 'parts', 'change', 'problem'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** How often a ticket on hold is followed up. The calendar is the follow-up's alone; pauses are measured in the clock's own. */
interface FollowUpRule {
  readonly calendar: Calendar;
  /** Seconds of `calendar`. */
  readonly followUpEvery: number;
}

export interface HoldRule extends FollowUpRule {
  readonly reason: HoldReason;
  /** Follow-ups without an answer after which the ticket may be resolved; null where silence resolves nothing. */
  readonly followUpsBeforeResolve: number | null;
}

const HOLD_RULES: Readonly<Record<HoldReason, HoldRule>> = {
  caller: { reason: 'caller', calendar: 'business', followUpEvery: BUSINESS_DAY, followUpsBeforeResolve: 3 },
  vendor: {
    reason: 'vendor',
    calendar: 'business',
    followUpEvery: BUSINESS_DAY,
    followUpsBeforeResolve: null,
  },
  parts: {
    reason: 'parts',
    calendar: 'business',
    followUpEvery: 2 * BUSINESS_DAY,
    followUpsBeforeResolve: null,
  },
  change: {
    reason: 'change',
    calendar: 'business',
    followUpEvery: 2 * BUSINESS_DAY,
    followUpsBeforeResolve: null,
  },
  problem: {
    reason: 'problem',
    calendar: 'business',
    followUpEvery: 5 * BUSINESS_DAY,
    followUpsBeforeResolve: null,
  },
};

/** A P1 on hold, with a vendor or otherwise, is followed up as often as it would be updated: a hold is no way out of it. */
const FOLLOW_UP_OF_P1: FollowUpRule = { calendar: 'always', followUpEvery: 30 * SECONDS_PER_MINUTE };

/** The rule of a hold for a ticket of that priority (null: not set yet). */
export function holdRule(reason: HoldReason, priority: Priority | null): HoldRule {
  return priority === 'P1' ? { ...HOLD_RULES[reason], ...FOLLOW_UP_OF_P1 } : HOLD_RULES[reason];
}

/** Whether the ticket waits for the person who asked, so that a public reply is a follow-up. */
export function waitsForPerson(reason: HoldReason): boolean {
  return HOLD_RULES[reason].followUpsBeforeResolve !== null;
}

/** An attempt to reach the person during a hold. */
export interface ContactAttempt {
  readonly at: DeskTime;
  readonly channel: string;
}

const CHANNELS_TO_TRY = 2;

/**
 * The three-strike rule: enough attempts, each at least one business day after the one before, over two channels.
 * Attempts in between do no harm and do not count.
 */
export function mayResolveSilent(reason: HoldReason, attempts: readonly ContactAttempt[]): boolean {
  const needed = HOLD_RULES[reason].followUpsBeforeResolve;
  if (needed === null) return false;
  let counted = 0;
  let last: DeskTime | null = null;
  for (const { at } of attempts) {
    if (last !== null && elapsedBetween('business', last, at) < BUSINESS_DAY) continue;
    counted += 1;
    last = at;
  }
  return counted >= needed && new Set(attempts.map(({ channel }) => channel)).size >= CHANNELS_TO_TRY;
}
