import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { PlansToCome } from './plans-to-come.tsx';
import { useApproach } from './use-approach.ts';

export interface PricingProps {
  /** The plans on offer; they are rendered, and so loaded, once they are about to be seen. */
  readonly plans: ReactNode;
}

/** The individual plans; whoever places the section brings them from the backend. */
export function Pricing({ plans }: PricingProps) {
  const { t } = useTranslation('landing');
  const [isNear, setNear] = useState(false);
  const place = useApproach<HTMLDivElement>(useCallback(() => setNear(true), []));
  return (
    <Section
      id="pricing"
      reference="P3"
      label={t('pricing.designator')}
      heading={t('pricing.heading')}
      className="border-y border-line bg-sunken"
    >
      <div ref={place}>
        {isNear ? <Suspense fallback={<PlansToCome />}>{plans}</Suspense> : <PlansToCome />}
        <p className="mt-8 text-sm text-ink-muted">{t('pricing.note')}</p>
      </div>
    </Section>
  );
}
