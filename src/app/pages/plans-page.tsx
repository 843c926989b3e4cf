import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rememberedAccountType } from '../../features/auth/model/account-type.ts';
import { usedPlansQuery } from '../../features/plans/api/billing.queries.ts';
import { plansQuery } from '../../features/plans/api/plans.queries.ts';
import { subscriptionQuery } from '../../features/plans/api/subscription.queries.ts';
import { BILLING_TOASTS } from '../../features/plans/billing-messages.ts';
import { type Loaded, loadedOf } from '../../features/plans/model/loaded.ts';
import type { SubscriptionView } from '../../features/plans/ui/billing/details-tab.tsx';
import { BILLING_TABS, PlansAndBilling } from '../../features/plans/ui/billing/plans-and-billing.tsx';
import { useCheckout } from '../../features/plans/ui/use-checkout.ts';
import { type SubscriptionFacts, useSubscription } from '../../features/plans/ui/use-subscription.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useContactSupport } from '../layouts/use-support-dialog.tsx';
import { PATHS } from '../paths.ts';
import { usePerson } from '../person/person.ts';
import { useUnpaidReturn } from '../unpaid-return.ts';

const TAB_PARAM = 'tab';

export default function PlansPage() {
  const { t } = useTranslation('billing');
  usePageTitle(t('pageTitle'));
  const isUnpaid = useUnpaidReturn();
  const { currentUser } = usePerson();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="text-ink-muted">{t('subtitle')}</p>
      </div>
      {isUnpaid ? <Alert tone="probe">{t('notPaid')}</Alert> : null}
      {currentUser === null ? null : <Billing userId={currentUser.id} />}
    </div>
  );
}

function Billing({ userId }: { readonly userId: string }) {
  const person = usePerson();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const plans = useQuery(plansQuery());
  const subscription = useSubscription(userId);
  const contactSupport = useContactSupport();
  const readAnew = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey }),
      queries.invalidateQueries({ queryKey: usedPlansQuery(userId).queryKey }),
    ]);
  };
  const checkout = useCheckout(
    userId,
    'account',
    () => {
      notify(BILLING_TOASTS.planChanged);
      void navigate(PATHS.dashboard);
    },
    BILLING_TOASTS.purchaseFailed,
  );
  useEffect(() => {
    if (plans.isError) notify(BILLING_TOASTS.fetchFailed);
  }, [plans.isError]);

  return (
    <PlansAndBilling
      tab={BILLING_TABS.find((name) => name === search.get(TAB_PARAM)) ?? 'plans'}
      onTab={(tab) => setSearch(tab === 'plans' ? {} : { [TAB_PARAM]: tab }, { replace: true })}
      userId={userId}
      accountType={person.accountType ?? rememberedAccountType() ?? 'individual'}
      plans={loadedOf(plans)}
      subscription={viewOf(subscription)}
      checkout={checkout}
      onLoginRequired={() => notify(BILLING_TOASTS.loginRequired)}
      onSubscriptionChanged={readAnew}
      onContactSupport={contactSupport}
      login={(label) => (
        <Button asChild>
          <Link to={PATHS.login}>{label}</Link>
        </Button>
      )}
    />
  );
}

function viewOf(subscription: SubscriptionFacts): Loaded<SubscriptionView | null> {
  const { row, isActive, isExpired, isLoading, isUnknown, retry } = subscription;
  if (isUnknown) return { kind: 'failed', retry };
  if (isLoading) return { kind: 'loading' };
  return { kind: 'ready', value: row === null ? null : { row, isActive, isExpired, nowMs: serverNow() } };
}
