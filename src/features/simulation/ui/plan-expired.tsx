import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';

/**
 * Replaces a simulation whose plan has expired (spec section 2). The guard redirects to /select-plan; this shows
 * until it does.
 */
export function PlanExpired({ choosePlan }: { readonly choosePlan: (label: string) => ReactNode }) {
  const { t } = useTranslation('simulation');
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardBody className="grid gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">{t('expired.title')}</h1>
        <p className="text-ink-muted">{t('expired.description')}</p>
      </CardBody>
      <CardFooter>{choosePlan(t('expired.choose'))}</CardFooter>
    </Card>
  );
}
