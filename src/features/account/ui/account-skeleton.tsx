import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The placeholder of the account page while the profile loads. */
export function AccountSkeleton() {
  const { t } = useTranslation('account');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-6">
      {['information', 'password'].map((form) => (
        <Card key={form}>
          <CardBody className="grid gap-5">
            <Skeleton className="h-6 w-44" />
            <div className="grid gap-5 lg:grid-cols-2">
              <Skeleton className="h-11" />
              <Skeleton className="h-11" />
            </div>
            <Skeleton className="h-11 w-36" />
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
