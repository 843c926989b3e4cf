import { useState } from 'react';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { ACCOUNT_TYPES, type AccountType } from '../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { PlanChoice } from './plan-choice.tsx';

export interface PlanSelectionProps {
  readonly plans: readonly PlanRow[];
  readonly initialTab: AccountType;
  /** The plan chosen before registering; null for none. */
  readonly wantedPlanId: string | null;
  readonly isUsedUp: (planId: string) => boolean;
  readonly isBusy: boolean;
  readonly onContinue: (planId: string) => void;
}

/** Two lists of plans and a continue button. Nothing is preselected except the plan chosen before. */
export function PlanSelection({
  plans,
  initialTab,
  wantedPlanId,
  isUsedUp,
  isBusy,
  onContinue,
}: PlanSelectionProps) {
  const { t } = useTranslation('plans');
  const [tab, setTab] = useState<AccountType>(initialTab);
  const [chosenId, setChosenId] = useState(wantedPlanId);
  const chosen = plans.find((plan) => plan.id === chosenId && plan.plan_type === tab && !isUsedUp(plan.id));
  return (
    <Tabs value={tab} onValueChange={(next) => setTab(ACCOUNT_TYPES.find((type) => type === next) ?? tab)}>
      <TabList label={t('select.tabs')}>
        {ACCOUNT_TYPES.map((type) => (
          <Tab key={type} value={type} disabled={isBusy}>
            {t(`select.${type}`)}
          </Tab>
        ))}
      </TabList>
      {ACCOUNT_TYPES.map((type) => {
        const offered = plans.filter((plan) => plan.plan_type === type);
        return (
          <TabPanel key={type} value={type}>
            {offered.length === 0 ? (
              <p className="text-ink-muted">{t('select.empty')}</p>
            ) : (
              <RadioGroup
                aria-label={t('select.plansOf', { kind: t(`select.${type}`) })}
                value={chosen?.id ?? ''}
                onValueChange={setChosenId}
                disabled={isBusy}
              >
                {offered.map((plan) => (
                  <PlanChoice key={plan.id} plan={plan} isUsedUp={isUsedUp(plan.id)} />
                ))}
              </RadioGroup>
            )}
          </TabPanel>
        );
      })}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-ground max-sm:p-4">
        <p className="text-sm text-ink-muted">
          {t(chosen === undefined ? 'select.choose' : 'select.secure')}
        </p>
        <Button
          size="lg"
          disabled={chosen === undefined}
          isBusy={isBusy}
          busyLabel={t('select.submitting')}
          onClick={() => chosen !== undefined && onContinue(chosen.id)}
          className="w-full sm:w-auto"
        >
          {t('select.submit')}
        </Button>
      </div>
    </Tabs>
  );
}
