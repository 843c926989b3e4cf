import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { PlanOffer } from '../model/plan-offer.ts';
import { OfferCard } from './offer-card.tsx';

export type OfferListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly offers: readonly PlanOffer[] };

export interface OfferListProps {
  readonly state: OfferListState;
  /** Name of the list. */
  readonly label: string;
  /** What stands in its place while it loads. */
  readonly fallback: ReactNode;
  /** What is said when it could not be loaded. */
  readonly failure: string;
  readonly registerForPlan: (planId: string) => string;
}

/** The cards of the plans on offer, or what stands for them. */
export function OfferList({ state, label, fallback, failure, registerForPlan }: OfferListProps) {
  const { t } = useTranslation('offers');
  switch (state.kind) {
    case 'loading':
      return fallback;
    case 'failed':
      return (
        <div
          role="alert"
          className="chamfer flex flex-wrap items-center gap-4 border border-line bg-surface p-6"
        >
          <p className="grow text-fault">{failure}</p>
          <Button variant="secondary" onClick={state.retry}>
            {t('retry')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <ul className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3" aria-label={label}>
          {state.offers.map((offer) => (
            <li key={offer.id} className="flex">
              <OfferCard offer={offer} to={registerForPlan(offer.id)} />
            </li>
          ))}
        </ul>
      );
  }
}
