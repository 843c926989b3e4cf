import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTrialUsed } from '../../../core/billing/checkout.ts';
import { accountTypeOfPlan, TRIAL_PLAN_ID } from '../../../core/billing/plans.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import type { AccountType } from '../../../core/contracts/vocabulary.ts';
import { rememberedAccountType } from '../../../features/auth/model/account-type.ts';
import { rememberWantedPlan, wantedPlan } from '../../../features/plans/model/wanted-plan.ts';
import { PlanSelection } from '../../../features/plans/ui/plan-selection.tsx';
import { useCheckout } from '../../../features/plans/ui/use-checkout.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { PATHS } from '../../paths.ts';

export interface PlanSelectionSectionProps {
  readonly userId: string;
  readonly plans: readonly PlanRow[];
  readonly accountType: AccountType | null;
  readonly isDemoUsed: boolean;
  /** The person had a plan and it has ended. */
  readonly isPlanOver: boolean;
}

/** The choice of a plan and the way to its checkout. */
export function PlanSelectionSection({
  userId,
  plans,
  accountType,
  isDemoUsed,
  isPlanOver,
}: PlanSelectionSectionProps) {
  const { t } = useTranslation('plans');
  const navigate = useNavigate();
  const [wantedPlanId] = useState(wantedPlan);
  const checkout = useCheckout(userId, 'selection', () => void navigate(PATHS.dashboard, { replace: true }));
  const usedPlanIds = isDemoUsed ? [TRIAL_PLAN_ID] : [];
  return (
    <section className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('select.title')}</h1>
        <p className="text-ink-muted">{t('select.subtitle')}</p>
      </div>
      {isPlanOver ? <Alert tone="standby">{t('select.planOver')}</Alert> : null}
      <PlanSelection
        plans={plans}
        initialTab={accountTypeOfPlan(wantedPlanId) ?? accountType ?? rememberedAccountType() ?? 'individual'}
        wantedPlanId={wantedPlanId}
        isUsedUp={(planId) => isTrialUsed(planId, usedPlanIds)}
        isBusy={checkout.isBusy}
        onContinue={(planId) => {
          // Kept so that Back from the payment page finds the plan still selected.
          rememberWantedPlan(planId);
          checkout.begin(planId);
        }}
      />
    </section>
  );
}
