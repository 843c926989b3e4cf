import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { PlanOffer } from '../../model/plan-offer.ts';
import { OfferCard } from './offer-card.tsx';

export type OfferListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly offers: readonly PlanOffer[] };

export interface OfferListProps {
  readonly state: OfferListState;
  /** The accessible name of the list. */
  readonly label: string;
  /** Shown while loading. */
  readonly fallback: ReactNode;
  /** Shown when loading failed. */
  readonly failure: string;
  readonly registerForPlan: (planId: string) => string;
}

/** The cards of the plans on offer, or the loading or error state. */
export function OfferList({ state, label, fallback, failure, registerForPlan }: OfferListProps) {
  const { t } = useTranslation('offers');
  switch (state.kind) {
    case 'loading':
      return fallback;
    case 'failed':
      return (
        <Alert tone="fault">
          <p className="text-fault">{failure}</p>
          <Button variant="secondary" size="sm" onClick={state.retry} className="mt-3">
            {t('retry')}
          </Button>
        </Alert>
      );
    case 'ready':
      return (
        <ul
          className="grid grid-cols-1 items-stretch gap-5 md:grid-cols-3 md:max-lg:gap-3"
          aria-label={label}
        >
          {state.offers.map((offer) => (
            <li key={offer.id} className="flex">
              <OfferCard offer={offer} to={registerForPlan(offer.id)} />
            </li>
          ))}
        </ul>
      );
  }
}
