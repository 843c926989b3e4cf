import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { translateSentence } from '../../../../i18n/sentences.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PlanComingNote } from '../../../../ui/coming-note.tsx';
import { PlanName } from '../../../../ui/plan-name.tsx';
import { PlanTermsNote } from '../../../../ui/plan-terms-note.tsx';
import { Price } from '../../../../ui/price.tsx';
import type { PlanOffer } from '../../model/plan-offer.ts';

/** A plan with its price, its features and its link. */
export function OfferCard({ offer, to }: { readonly offer: PlanOffer; readonly to: string }) {
  const { t } = useTranslation('offers');
  const nameId = useId();
  const action = t(`action.${offer.wording}`);
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'chamfer flex w-full flex-col border bg-surface p-6 sm:p-7 md:max-lg:p-4',
        offer.isPopular ? 'border-copper-text shadow-lift' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={nameId} className="text-lg font-semibold tracking-tight">
          <PlanName name={offer.name} />
        </h3>
        {offer.isPopular ? <Badge tone="copper">{t('popular')}</Badge> : null}
      </div>
      {offer.description === null ? null : (
        <p className="mt-2 text-sm text-ink-muted lg:min-h-10">{translateSentence(offer.description)}</p>
      )}
      <div className="mt-5">
        <Price price={offer.price} size="poster" />
      </div>
      <p className="mt-3 text-sm font-medium text-copper-text">{t(`highlight.${offer.wording}`)}</p>
      <PlanTermsNote terms={offer.terms} className="mt-1" />
      <ul className="mt-6 mb-8 grid grow content-start gap-3 border-t border-line pt-6 text-sm">
        {offer.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-copper-text" />
            <span className="wrap-anywhere">{translateSentence(feature)}</span>
          </li>
        ))}
      </ul>
      <PlanComingNote planName={offer.name} className="mb-5" />
      <Button asChild size="lg" variant={offer.isPopular ? 'primary' : 'secondary'} className="w-full">
        <Link to={to} aria-label={t('choose', { action, plan: offer.name })}>
          {action}
        </Link>
      </Button>
    </article>
  );
}
