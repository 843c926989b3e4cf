import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PlanOffer } from '../model/plan-offer.ts';
import { PlanCard } from './plan-card.tsx';
import { useApproach } from './use-approach.ts';

export type PricingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly offers: readonly PlanOffer[] };

export interface PricingProps {
  readonly state: PricingState;
  readonly registerForPlan: (planId: string) => string;
  /** Called once when the prices come near the window: early enough to fetch them, and not before. */
  readonly onApproach: () => void;
}

const INDIVIDUAL_PLANS = 3;

/** The individual plans; whoever places it brings them from the backend. */
export function Pricing({ state, registerForPlan, onApproach }: PricingProps) {
  const place = useApproach<HTMLDivElement>(onApproach);
  const { t } = useTranslation('landing');
  return (
    <Section
      id="pricing"
      reference="P3"
      label={t('pricing.designator')}
      heading={t('pricing.heading')}
      className="border-y border-line bg-sunken"
    >
      <div ref={place}>
        {state.kind === 'failed' ? (
          <div
            role="alert"
            className="chamfer flex flex-wrap items-center gap-4 border border-line bg-surface p-6"
          >
            <p className="grow text-fault">{t('pricing.failed')}</p>
            <Button variant="secondary" onClick={state.retry}>
              {t('pricing.retry')}
            </Button>
          </div>
        ) : (
          <ul
            className="grid items-stretch gap-5 lg:grid-cols-3"
            aria-busy={state.kind === 'loading'}
            aria-label={state.kind === 'loading' ? t('pricing.loading') : t('pricing.designator')}
          >
            {state.kind === 'loading'
              ? Array.from({ length: INDIVIDUAL_PLANS }, (_, index) => index).map((index) => (
                  <li key={index} className="flex">
                    <Skeleton className="chamfer h-124 w-full bg-surface" />
                  </li>
                ))
              : state.offers.map((offer) => (
                  <li key={offer.id} className="flex">
                    <PlanCard offer={offer} to={registerForPlan(offer.id)} />
                  </li>
                ))}
          </ul>
        )}
        <p className="mt-8 text-sm text-ink-muted">{t('pricing.note')}</p>
      </div>
    </Section>
  );
}
