import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';

/**
 * Stands in place of a simulation whose plan has run out (spec section 2). The guard sends such people to /select-plan
 * first; this is for the moment in between.
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
