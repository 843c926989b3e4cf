import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { rememberedAccountType } from '../../features/auth/model/account-type.ts';
import { plansQuery } from '../../features/plans/api/plans.queries.ts';
import { BILLING_TOASTS } from '../../features/plans/billing-messages.ts';
import { type Loaded, loadedOf } from '../../features/plans/model/loaded.ts';
import { type BillingTab, PlansAndBilling } from '../../features/plans/ui/billing/plans-and-billing.tsx';
import { PlansInside } from '../../features/plans/ui/plans-inside.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { isPaymentVisitOpen } from '../../lib/payment-visit.ts';
import { hasStoredSession } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useContactSupport } from '../layouts/use-support-dialog.tsx';
import { PATHS } from '../paths.ts';
import type { UnpaidReturn } from '../unpaid-return.ts';

const NOBODY: Loaded<null> = { kind: 'ready', value: null };

/**
 * Where a checkout started in the account area returns to when it was cancelled (spec section 2). Signed-in people
 * are redirected to their plans; everybody else sees the plans on offer.
 */
export default function PublicPlansPage() {
  if (hasStoredSession()) {
    return (
      <Navigate replace to={PATHS.plans} state={{ isUnpaid: isPaymentVisitOpen() } satisfies UnpaidReturn} />
    );
  }
  return <Offer />;
}

function Offer() {
  const { t } = useTranslation('billing');
  const [tab, setTab] = useState<BillingTab>('plans');
  const plans = useQuery(plansQuery());
  const contactSupport = useContactSupport();
  useEffect(() => {
    if (plans.isError) notify(BILLING_TOASTS.fetchFailed);
  }, [plans.isError]);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-4 py-12 sm:px-6 lg:px-10">
      <PageTitle title={t('pageTitle')} description={t('publicSubtitle')} />
      <div className="grid gap-2">
        <h1 className="text-title font-semibold">{t('title')}</h1>
        <p className="max-w-2xl text-lg text-ink-muted">{t('publicSubtitle')}</p>
      </div>
      <PlansAndBilling
        tab={tab}
        onTab={setTab}
        userId={null}
        accountType={rememberedAccountType() ?? 'individual'}
        plans={loadedOf(plans)}
        subscription={NOBODY}
        checkout={null}
        onLoginRequired={() => notify(BILLING_TOASTS.loginRequired)}
        onSubscriptionChanged={async () => undefined}
        onContactSupport={contactSupport}
        login={(label) => (
          <Button asChild>
            <Link to={PATHS.login}>{label}</Link>
          </Button>
        )}
      />
      <PlansInside />
    </div>
  );
}
