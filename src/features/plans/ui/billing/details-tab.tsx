import { type ReactNode, type RefObject, useState } from 'react';
import {
  isReactivatable,
  mayCancelSubscription,
  nextPaymentDate,
} from '../../../../core/billing/plan-action.ts';
import { shownPrice } from '../../../../core/billing/shown-price.ts';
import { type SubscriptionStanding, subscriptionStanding } from '../../../../core/billing/subscription.ts';
import type { FullSubscriptionRow, PlanRow } from '../../../../core/contracts/rows.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDay } from '../../../../lib/format-day.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Badge, type BadgeProps } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../../ui/card.tsx';
import { usePriceWords } from '../../../../ui/price-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PastDueNote } from './past-due-note.tsx';
import { useOpenInvoice } from './use-open-invoice.ts';

/** The state of a subscription by the server's clock. */
export interface SubscriptionView {
  readonly row: FullSubscriptionRow;
  readonly isActive: boolean;
  readonly isExpired: boolean;
  readonly nowMs: number;
}

export interface DetailsTabProps {
  readonly userId: string;
  readonly subscription: SubscriptionView;
  /** Null for an id that is not on offer. */
  readonly plan: PlanRow | null;
  readonly onShowPlans: () => void;
  readonly onReactivate: () => void;
  /** Resolves when the subscription was refetched. */
  readonly onChanged: () => Promise<void>;
  /** Receives the focus when the button that was used disappears. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const TONES: Readonly<Record<SubscriptionStanding, NonNullable<BadgeProps['tone']>>> = {
  active: 'passed',
  canceled: 'standby',
  'past-due': 'fault',
  inactive: 'neutral',
};

/** My Subscription: all fields of spec section 2, and its actions. */
export function DetailsTab(props: DetailsTabProps) {
  const { userId, subscription, plan, onShowPlans, onReactivate, onChanged, heading } = props;
  const { t } = useTranslation('billing');
  const [isCanceling, setCanceling] = useState(false);
  const words = usePriceWords();
  const { row, isExpired, nowMs } = subscription;
  const standing = subscriptionStanding(row, nowMs);
  const isPastDue = standing === 'past-due';
  const invoice = useOpenInvoice({ userId, isPastDue, onSettled: onChanged });
  const start = dayOf(row.current_period_start);
  const end = dayOf(row.current_period_end);
  const nextPayment = dayOf(nextPaymentDate(row, nowMs));
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="outline-none">
          {t('details.title')}
        </CardTitle>
      </CardHeader>
      <CardBody className="grid gap-5">
        {isPastDue && end !== null ? (
          <PastDueNote invoice={invoice} isExpired={isExpired} end={end} />
        ) : (
          <Standing isExpired={isExpired} standing={standing} end={end} />
        )}
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Fact term={t('details.status')}>
            <Badge tone={TONES[standing]}>{t(`details.standing.${standing}`, { date: end ?? '' })}</Badge>
          </Fact>
          <Fact term={t('details.plan')}>{plan?.name ?? t('details.unknownPlan')}</Fact>
          <Fact term={t('details.period')}>
            {start === null || end === null ? '—' : t('details.periodDates', { start, end })}
          </Fact>
          <Fact term={t('details.nextPayment')}>
            {invoice.owed !== null
              ? t('details.dueNow', { amount: invoice.owed.amount })
              : (nextPayment ?? t('details.noPayment'))}
          </Fact>
          <Fact term={t('details.amount')}>
            <span className="reading">{plan === null ? '—' : words.line(shownPrice(plan, 'monthly'))}</span>
          </Fact>
        </dl>
      </CardBody>
      <CardFooter>
        {isReactivatable(row, nowMs) ? (
          <Button onClick={onReactivate}>{t('details.reactivate')}</Button>
        ) : null}
        <Button
          variant={standing === 'canceled' || isPastDue ? 'secondary' : 'primary'}
          onClick={onShowPlans}
        >
          {t('details.change')}
        </Button>
        {mayCancelSubscription(row) ? (
          <Button variant="secondary" onClick={() => setCanceling(true)}>
            {t('details.cancel')}
          </Button>
        ) : null}
      </CardFooter>
      <CancelDialog
        isOpen={isCanceling}
        onClose={() => setCanceling(false)}
        periodEnd={row.current_period_end}
        isExpired={isExpired}
        onCanceled={onChanged}
        afterwards={heading}
      />
    </Card>
  );
}

interface StandingProps {
  readonly isExpired: boolean;
  readonly standing: SubscriptionStanding;
  readonly end: string | null;
}

/** A note about an unusual state, if any. */
function Standing({ isExpired, standing, end }: StandingProps) {
  const { t } = useTranslation('billing');
  if (end === null) return null;
  if (isExpired) return <Alert tone="standby">{t('details.expired', { date: end })}</Alert>;
  if (standing === 'canceled') return <Alert tone="probe">{t('details.canceled', { date: end })}</Alert>;
  return null;
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function dayOf(moment: string | null): string | null {
  return moment === null ? null : formatDay(moment);
}
