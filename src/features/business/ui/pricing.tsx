import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenInView } from '../../../ui/when-in-view.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';

export interface PricingProps {
  /** The business plans; they render, and so load, when they come near the window. */
  readonly plans: ReactNode;
  readonly contactPath: string;
}

/** The business plans, and a contact link for custom ones. */
export function Pricing({ plans, contactPath }: PricingProps) {
  const { t } = useTranslation('business');
  return (
    <Section
      id="pricing"
      reference="P4"
      label={t('pricing.designator')}
      heading={t('pricing.heading')}
      className="border-y border-line bg-sunken"
    >
      <WhenInView fallback={<PlansSkeleton />}>{plans}</WhenInView>
      <p className="mt-8 flex flex-wrap items-center gap-x-3 text-ink-muted">
        {t('pricing.other')}
        <Button asChild variant="link" className="min-h-11 text-base">
          <Link to={contactPath}>{t('pricing.contact')}</Link>
        </Button>
      </p>
    </Section>
  );
}
