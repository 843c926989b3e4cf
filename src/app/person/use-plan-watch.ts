import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Role } from '../../core/contracts/vocabulary.ts';
import { ZodError } from '../../core/contracts/zod.ts';
import { PLAN_TOASTS } from '../../features/plans/messages.ts';
import { useLostPayments } from '../../features/plans/ui/use-lost-payments.ts';
import { usePaymentOpen } from '../../features/plans/ui/use-payment-open.ts';
import type { SubscriptionFacts } from '../../features/plans/ui/use-subscription.ts';
import { notify } from '../../lib/notify.ts';
import { PATHS } from '../paths.ts';
import { shouldSendToPlans } from './plan-watch.ts';

interface WatchedPlan {
  readonly userId: string | null;
  readonly role: Role | null;
  readonly subscription: SubscriptionFacts;
}

/**
 * Sends people whose plan is expired or missing to the plans with the spec's toast, and reports a failed plan
 * lookup. Each notice is shown once per person and plan end; a person who comes back afterwards may stay.
 */
export function usePlanWatch({ userId, role, subscription }: WatchedPlan): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isReturning = usePaymentOpen();
  const isKnown = userId !== null && !subscription.isLoading && !subscription.isUnknown;
  const isLooking = useLostPayments(userId, isKnown && subscription.isExpired && !isReturning);
  const reported = useRef<string | null>(null);

  const isDue = shouldSendToPlans({
    pathname,
    role,
    isPlanKnown: isKnown,
    isPlanExpired: subscription.isExpired,
    isPaymentOpen: isReturning || isLooking,
  });
  const occasion = `${userId} ${subscription.row?.current_period_end ?? 'none'}`;
  const send = useEffectEvent(() => {
    if (reported.current === occasion) return;
    reported.current = occasion;
    notify(PLAN_TOASTS.selectPlan);
    void navigate(PATHS.selectPlan, { replace: true });
  });
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);

  // A response that is no subscription row is not a network problem and has its own message (spec section 8).
  const isOdd = subscription.failure instanceof ZodError;
  const isFailed = subscription.isUnknown || subscription.isRecheckFailed;
  useEffect(() => {
    if (isFailed) notify(isOdd ? PLAN_TOASTS.checkFailed : PLAN_TOASTS.lookupFailed);
  }, [isFailed, isOdd]);
}
