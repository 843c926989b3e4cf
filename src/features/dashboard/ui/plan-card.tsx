import type { ReactNode } from 'react';
import { translateSentence } from '../../../i18n/sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { PlanComingNote } from '../../../ui/coming-note.tsx';
import { PlanName } from '../../../ui/plan-name.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export interface PlanCardProps {
  readonly isLoading: boolean;
  /** Null without an active plan. */
  readonly plan: { readonly name: string; readonly description: string | null } | null;
  /** Whole hours left of the trial; null for other plans. */
  readonly trialHoursLeft: number | null;
  /** Links to the simulations of the plan, or to the plans without one; null for none. */
  readonly links: ReactNode;
}

/** The card with the person's plan. */
export function PlanCard({ isLoading, plan, trialHoursLeft, links }: PlanCardProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className="flex flex-col">
      <CardHeader>
        <CardTitle>{t('plan.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid grow content-start gap-3">
        {isLoading ? (
          <Skeleton className="h-6 w-40" />
        ) : plan === null ? (
          <p className="text-ink-muted">{t('plan.none')}</p>
        ) : (
          <>
            <p className="text-lg font-semibold">
              <PlanName name={plan.name} />
            </p>
            {plan.description === null ? null : (
              <p className="text-ink-muted">{translateSentence(plan.description)}</p>
            )}
            <PlanComingNote planName={plan.name} />
            {trialHoursLeft === null ? null : (
              <p>
                <Badge tone="standby">{t('plan.trialLeft', { count: trialHoursLeft })}</Badge>
              </p>
            )}
          </>
        )}
      </CardBody>
      {isLoading || links === null ? null : <CardFooter>{links}</CardFooter>}
    </Card>
  );
}
