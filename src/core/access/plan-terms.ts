import type { PlanRow } from '../contracts/rows.ts';
import { MS_PER_MINUTE } from '../kernel/time.ts';
import { sessionLengthOf } from './sessions.ts';

/** Terms that a buyer has to know and that the plan's name and price do not state. */
export interface PlanTerms {
  /** Paid once and usable for 30 days; it does not renew. */
  readonly isForThirtyDays: boolean;
  /** Time limit of one test, in minutes; practice has none. Null when tests have no limit or the plan has no tests. */
  readonly testMinutes: number | null;
}

export function planTerms(plan: Pick<PlanRow, 'id' | 'price' | 'price_interval'>): PlanTerms {
  const length = sessionLengthOf(plan.id, 'testing');
  return {
    isForThirtyDays: plan.price > 0 && plan.price_interval === 'one-time',
    testMinutes: length?.limit === 'session' ? length.ms / MS_PER_MINUTE : null,
  };
}
