import type { PlanRow } from '../contracts/rows.ts';
import { MS_PER_MINUTE } from '../kernel/time.ts';
import { sessionLengthOf } from './sessions.ts';

/** What a plan's name and price leave open, and whoever buys it has to know. */
export interface PlanTerms {
  /** Paid once, and open for 30 days all the same. */
  readonly isForThirtyDays: boolean;
  /** How long each test may last; practice has no limit. Null: tests have none either, or there are none. */
  readonly testMinutes: number | null;
}

export function planTerms(plan: Pick<PlanRow, 'id' | 'price' | 'price_interval'>): PlanTerms {
  const length = sessionLengthOf(plan.id, 'testing');
  return {
    isForThirtyDays: plan.price > 0 && plan.price_interval === 'one-time',
    testMinutes: length?.limit === 'session' ? length.ms / MS_PER_MINUTE : null,
  };
}
