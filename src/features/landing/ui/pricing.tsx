import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { WhenInView } from '../../../ui/when-in-view.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';

export interface PricingProps {
  /** The plans on offer; they render, and so load, when they come near the window. */
  readonly plans: ReactNode;
}

/** The section of the individual plans; the caller loads the plans. */
export function Pricing({ plans }: PricingProps) {
  const { t } = useTranslation('landing');
  return (
    <Section
      id="pricing"
      reference="P3"
      label={t('pricing.designator')}
      heading={t('pricing.heading')}
      className="border-y border-line bg-sunken"
    >
      <WhenInView fallback={<PlansSkeleton />}>{plans}</WhenInView>
      <p className="mt-8 text-sm text-ink-muted">{t('pricing.note')}</p>
    </Section>
  );
}
