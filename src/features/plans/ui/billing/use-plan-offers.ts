import { useQuery } from '@tanstack/react-query';
import { planAction } from '../../../../core/billing/plan-action.ts';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { usedPlansQuery } from '../../api/billing.queries.ts';
import { type Loaded, loadedOf } from '../../model/loaded.ts';
import type { SubscriptionView } from './details-tab.tsx';
import type { PlanOffer } from './plans-tab.tsx';

interface OfferFacts {
  /** Null while nobody is signed in: then every plan can be bought after signing in. */
  readonly userId: string | null;
  readonly plans: Loaded<readonly PlanRow[]>;
  readonly subscription: Loaded<SubscriptionView | null>;
  readonly busyPlanId: string | null;
}

/** The plans with their actions for this person; no action is shown before all data has loaded. */
export function usePlanOffers({
  userId,
  plans,
  subscription,
  busyPlanId,
}: OfferFacts): Loaded<readonly PlanOffer[]> {
  const history = loadedOf(useQuery({ ...usedPlansQuery(userId ?? ''), enabled: userId !== null }));
  const used: Loaded<readonly string[]> = userId === null ? { kind: 'ready', value: [] } : history;

  if (plans.kind === 'ready' && subscription.kind === 'ready' && used.kind === 'ready') {
    const facts = { row: subscription.value?.row ?? null, usedPlanIds: used.value, nowMs: serverNow() };
    return {
      kind: 'ready',
      value: plans.value.map((plan) => ({
        plan,
        action: planAction(plan.id, facts),
        isUsed: used.value.includes(plan.id),
        isBusy: busyPlanId === plan.id,
      })),
    };
  }
  const failed = [plans, subscription, used].flatMap((part) => (part.kind === 'failed' ? [part.retry] : []));
  if (failed.length === 0) return { kind: 'loading' };
  return {
    kind: 'failed',
    retry: () => {
      for (const retry of failed) retry();
    },
  };
}
