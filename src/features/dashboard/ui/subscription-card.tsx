import type { ReactNode } from 'react';
import type { SubscriptionStanding } from '../../../core/billing/subscription.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export interface SubscriptionCardProps {
  readonly isLoading: boolean;
  /** Repeats the lookup; set only when it failed. */
  readonly retry: (() => void) | null;
  readonly standing: SubscriptionStanding;
  readonly isExpired: boolean;
  /** The plan renews when the period ends. */
  readonly isRenewing: boolean;
  /** Null without a plan; a plan with an unknown id is named 'Unknown Plan'. */
  readonly planName: string | null;
  /** ISO; null without a subscription. */
  readonly periodEnd: string | null;
  /** Renders the link to plans and billing; its label depends on the subscription. */
  readonly link: (label: string) => ReactNode;
}

/** The subscription's status and end date. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { t } = useTranslation('dashboard');
  const { isLoading, retry, planName, link } = props;
  const isKnown = !isLoading && retry === null;
  return (
    <Card className="flex flex-col">
      <CardHeader>
        <CardTitle>{t('subscription.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid grow content-start gap-4">
        {isLoading ? (
          <div role="status" aria-label={t('subscription.loading')} className="grid gap-3">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-5 w-48" />
          </div>
        ) : retry !== null ? (
          <Alert tone="fault">
            <p>{t('subscription.failed')}</p>
            <Button variant="secondary" size="sm" onClick={retry} className="mt-3">
              {t('subscription.retry')}
            </Button>
          </Alert>
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <StandingBadge {...props} />
              {planName === null ? null : <span className="text-lg font-semibold">{planName}</span>}
            </p>
            <PeriodEnd {...props} />
          </>
        )}
      </CardBody>
      <CardFooter>
        {link(
          t(isKnown && (planName === null || props.isExpired) ? 'subscription.get' : 'subscription.manage'),
        )}
      </CardFooter>
    </Card>
  );
}

const TONES: Readonly<Record<SubscriptionStanding, NonNullable<BadgeProps['tone']>>> = {
  active: 'passed',
  canceled: 'standby',
  'past-due': 'fault',
  inactive: 'neutral',
};

function StandingBadge({ standing, periodEnd }: SubscriptionCardProps) {
  const { t } = useTranslation('dashboard');
  const date = periodEnd === null ? '' : (formatDay(periodEnd) ?? '');
  return <Badge tone={TONES[standing]}>{t(`subscription.standing.${standing}`, { date })}</Badge>;
}

function PeriodEnd({ standing, isExpired, isRenewing, periodEnd }: SubscriptionCardProps) {
  const { t } = useTranslation('dashboard');
  const date = periodEnd === null ? null : formatDay(periodEnd);
  if (date === null) return <p className="text-ink-muted">{t('subscription.none')}</p>;
  if (standing === 'past-due') return <Alert tone="fault">{t('subscription.pastDue')}</Alert>;
  if (isExpired) return <Alert tone="standby">{t('subscription.expired')}</Alert>;
  if (standing === 'canceled')
    return <p className="text-ink-muted">{t('subscription.canceled', { date })}</p>;
  return (
    <p className="text-ink-muted">
      {t('subscription.expiresOn', { date })}
      {isRenewing ? <span className="block text-sm">{t('subscription.renews')}</span> : null}
    </p>
  );
}
