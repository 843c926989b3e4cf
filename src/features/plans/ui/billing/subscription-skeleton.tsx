import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const FACTS = ['status', 'plan', 'period', 'payment', 'amount'];

/** The placeholder of the subscription's fields. */
export function SubscriptionSkeleton() {
  const { t } = useTranslation('billing');
  return (
    <Card role="status" aria-label={t('loading.subscription')} className="max-w-3xl">
      <CardBody className="grid gap-6">
        <Skeleton className="h-6 w-52" />
        <div className="grid gap-5 sm:grid-cols-2">
          {FACTS.map((fact) => (
            <div key={fact} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-5 w-40" />
            </div>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}
