import { type ReactNode, useRef, useState } from 'react';
import type { BillingCycle } from '../../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import type { AccountType } from '../../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import type { Loaded } from '../../model/loaded.ts';
import { BillingHelp } from './billing-help.tsx';
import { ConfirmPlanChange } from './confirm-plan-change.tsx';
import { DetailsTab, type SubscriptionView } from './details-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoticeCard } from './notice-card.tsx';
import { type PlanOffer, PlansTab } from './plans-tab.tsx';
import { ReactivateDialog } from './reactivate-dialog.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';
import { usePlanOffers } from './use-plan-offers.ts';

export const BILLING_TABS = ['plans', 'details', 'history'] as const;
export type BillingTab = (typeof BILLING_TABS)[number];

export interface PlansAndBillingProps {
  readonly tab: BillingTab;
  readonly onTab: (tab: BillingTab) => void;
  /** Null while nobody is signed in. */
  readonly userId: string | null;
  /** Decides which plans are shown first. */
  readonly accountType: AccountType;
  readonly plans: Loaded<readonly PlanRow[]>;
  /** The value is null for a person who never had a plan, and while nobody is signed in. */
  readonly subscription: Loaded<SubscriptionView | null>;
  /** Starts a purchase; null while nobody is signed in, then `onLoginRequired` is called. */
  readonly checkout: { readonly isBusy: boolean; readonly begin: (planId: string) => void } | null;
  readonly onLoginRequired: () => void;
  /** Resolves when the subscription was refetched. */
  readonly onSubscriptionChanged: () => Promise<void>;
  readonly onContactSupport: () => void;
  /** Renders the link to the sign-in page. */
  readonly login: (label: string) => ReactNode;
}

/** Plans and Billing (spec section 2): three tabs, the help section below, and the plan-change dialog. */
export function PlansAndBilling(props: PlansAndBillingProps) {
  const { t } = useTranslation('billing');
  const { tab, onTab, userId, plans, subscription, checkout } = props;
  const [kind, setKind] = useState<AccountType>(props.accountType);
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [wanted, setWanted] = useState<PlanRow | null>(null);
  const [isReactivating, setReactivating] = useState(false);
  /** The heading of the person's own plan in the current tab. */
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const busyPlanId = checkout?.isBusy ? chosenId : null;
  const offers = usePlanOffers({ userId, plans, subscription, busyPlanId });
  const current = planOfSubscription(plans, subscription);

  const choose = ({ plan, action }: PlanOffer): void => {
    if (checkout === null) props.onLoginRequired();
    else if (action === 'change') setWanted(plan);
    else if (action === 'reactivate') setReactivating(true);
    else if (!checkout.isBusy) {
      setChosenId(plan.id);
      checkout.begin(plan.id);
    }
  };
  const signedOut = (title: string): ReactNode => (
    <NoticeCard title={title} action={props.login(t('login'))} />
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Tabs value={tab} onValueChange={(next) => onTab(BILLING_TABS.find((name) => name === next) ?? tab)}>
        <TabList label={t('tabs.label')} className="grid grid-cols-3 sm:inline-flex">
          {BILLING_TABS.map((name) => (
            <Tab key={name} value={name} className="px-2 py-1.5 leading-tight whitespace-normal sm:px-4">
              {t(`tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="plans">
          <PlansTab
            kind={kind}
            onKind={setKind}
            cycle={cycle}
            onCycle={setCycle}
            offers={offers}
            onChoose={choose}
            ownHeading={ownHeading}
          />
        </TabPanel>
        <TabPanel value="details">
          {userId === null ? (
            signedOut(t('details.signedOut'))
          ) : (
            <OfSubscription subscription={subscription}>
              {(view) =>
                view === null ? (
                  <NoticeCard
                    title={t('details.none')}
                    text={t('details.noneText')}
                    action={<Button onClick={() => onTab('plans')}>{t('details.viewPlans')}</Button>}
                  />
                ) : (
                  <DetailsTab
                    userId={userId}
                    subscription={view}
                    plan={current}
                    onShowPlans={() => onTab('plans')}
                    onReactivate={() => setReactivating(true)}
                    onChanged={props.onSubscriptionChanged}
                    heading={ownHeading}
                  />
                )
              }
            </OfSubscription>
          )}
        </TabPanel>
        <TabPanel value="history">
          {userId === null ? (
            signedOut(t('history.signedOut'))
          ) : (
            <OfSubscription subscription={subscription}>
              {(view) =>
                view === null ? (
                  <NoticeCard title={t('history.noSubscription')} />
                ) : (
                  <HistoryTab userId={userId} />
                )
              }
            </OfSubscription>
          )}
        </TabPanel>
      </Tabs>
      <BillingHelp onContactSupport={props.onContactSupport} />
      <ConfirmPlanChange
        current={current}
        wanted={wanted}
        onClose={() => setWanted(null)}
        onChanged={props.onSubscriptionChanged}
      />
      <ReactivateDialog
        isOpen={isReactivating}
        onClose={() => setReactivating(false)}
        plan={current}
        periodEnd={
          subscription.kind === 'ready' ? (subscription.value?.row.current_period_end ?? null) : null
        }
        onReactivated={props.onSubscriptionChanged}
        afterwards={ownHeading}
      />
    </div>
  );
}

interface OfSubscriptionProps {
  readonly subscription: Loaded<SubscriptionView | null>;
  readonly children: (view: SubscriptionView | null) => ReactNode;
}

function OfSubscription({ subscription, children }: OfSubscriptionProps) {
  if (subscription.kind === 'failed') return <LoadFailure what="subscription" retry={subscription.retry} />;
  return subscription.kind === 'loading' ? <SubscriptionSkeleton /> : children(subscription.value);
}

function planOfSubscription(
  plans: Loaded<readonly PlanRow[]>,
  subscription: Loaded<SubscriptionView | null>,
): PlanRow | null {
  if (plans.kind !== 'ready' || subscription.kind !== 'ready') return null;
  return plans.value.find((plan) => plan.id === subscription.value?.row.plan_id) ?? null;
}
