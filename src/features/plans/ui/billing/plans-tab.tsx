import type { Ref } from 'react';
import { shownInterval } from '../../../../core/billing/offer.ts';
import type { PlanAction } from '../../../../core/billing/plan-action.ts';
import { BILLING_CYCLES, type BillingCycle } from '../../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import { ACCOUNT_TYPES, type AccountType } from '../../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { PlanCardSkeletons } from '../../../../ui/plan-card-skeletons.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import type { Loaded } from '../../model/loaded.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PlanCard } from './plan-card.tsx';

/** A plan and its action for this person. */
export interface PlanOffer {
  readonly plan: PlanRow;
  readonly action: PlanAction;
  readonly isUsed: boolean;
  readonly isBusy: boolean;
}

export interface PlansTabProps {
  readonly kind: AccountType;
  readonly onKind: (kind: AccountType) => void;
  readonly cycle: BillingCycle;
  readonly onCycle: (cycle: BillingCycle) => void;
  /** All plans, cheapest first. */
  readonly offers: Loaded<readonly PlanOffer[]>;
  readonly onChoose: (offer: PlanOffer) => void;
  /** The heading of the person's own plan. */
  readonly ownHeading: Ref<HTMLHeadingElement>;
}

/** Available Plans: the switches, the cards, and the comparison of individual plans. */
export function PlansTab({ kind, onKind, cycle, onCycle, offers, onChoose, ownHeading }: PlansTabProps) {
  const { t } = useTranslation('billing');
  // A single payment costs the same in both cycles: no switch needed.
  const isAnyRecurring =
    offers.kind !== 'ready' ||
    offers.value.some(({ plan }) => plan.plan_type === kind && shownInterval(plan) !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          label={t('switches.kind')}
          value={kind}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`switches.${value}`) }))}
          onChange={onKind}
        />
        {isAnyRecurring ? (
          <SegmentedControl
            label={t('switches.cycle')}
            value={cycle}
            options={BILLING_CYCLES.map((value) => ({ value, label: t(`switches.${value}`) }))}
            onChange={onCycle}
          />
        ) : null}
      </div>
      {offers.kind === 'failed' ? (
        <LoadFailure what="plans" retry={offers.retry} />
      ) : offers.kind === 'loading' ? (
        <div
          role="status"
          aria-label={t('loading.plans')}
          className="grid gap-5 md:grid-cols-2 xl:grid-cols-3"
        >
          <PlanCardSkeletons className="h-112" />
        </div>
      ) : (
        <Offers kind={kind} cycle={cycle} offers={offers.value} onChoose={onChoose} ownHeading={ownHeading} />
      )}
    </div>
  );
}

interface OffersProps extends Pick<PlansTabProps, 'kind' | 'cycle' | 'onChoose' | 'ownHeading'> {
  readonly offers: readonly PlanOffer[];
}

function Offers({ kind, cycle, offers, onChoose, ownHeading }: OffersProps) {
  const { t } = useTranslation('billing');
  const shown = offers.filter(({ plan }) => plan.plan_type === kind);
  if (shown.length === 0) return <p className="text-ink-muted">{t('offer.empty')}</p>;
  return (
    <>
      <ul className="grid items-stretch gap-5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((offer) => (
          <li
            key={offer.plan.id}
            className={classNames('flex min-w-0', offer.plan.is_popular && 'md:max-xl:col-span-2')}
          >
            <PlanCard
              {...offer}
              cycle={cycle}
              onChoose={() => onChoose(offer)}
              heading={isOwn(offer) ? ownHeading : undefined}
            />
          </li>
        ))}
      </ul>
      {kind === 'individual' ? <ComparisonTable plans={shown.map(({ plan }) => plan)} cycle={cycle} /> : null}
    </>
  );
}

function isOwn({ action }: PlanOffer): boolean {
  return action === 'current' || action === 'reactivate';
}
