import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { BusinessOffer } from '../model/business-offer.ts';
import { PlanCard } from './plan-card.tsx';
import { PlansToCome } from './plans-to-come.tsx';

export type PlanListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly offers: readonly BusinessOffer[] };

export interface PlanListProps {
  readonly state: PlanListState;
  readonly registerForPlan: (planId: string) => string;
}

/** The business plans in three columns, or what stands for them. */
export function PlanList({ state, registerForPlan }: PlanListProps) {
  const { t } = useTranslation('business');
  switch (state.kind) {
    case 'loading':
      return <PlansToCome />;
    case 'failed':
      return (
        <div
          role="alert"
          className="chamfer flex flex-wrap items-center gap-4 border border-line bg-surface p-6"
        >
          <p className="grow text-fault">{t('pricing.failed')}</p>
          <Button variant="secondary" onClick={state.retry}>
            {t('pricing.retry')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <ul className="grid items-stretch gap-5 lg:grid-cols-3" aria-label={t('pricing.plans')}>
          {state.offers.map((offer) => (
            <li key={offer.id} className="flex">
              <PlanCard offer={offer} to={registerForPlan(offer.id)} />
            </li>
          ))}
        </ul>
      );
  }
}
