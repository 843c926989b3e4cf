import { Check } from 'lucide-react';
import { useId } from 'react';
import { planTerms } from '../../../core/access/plan-terms.ts';
import { offerWording } from '../../../core/billing/offer.ts';
import { shownPrice } from '../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { translateSentence } from '../../../i18n/sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PlanComingNote } from '../../../ui/coming-note.tsx';
import { PlanName } from '../../../ui/plan-name.tsx';
import { PlanTermsNote } from '../../../ui/plan-terms-note.tsx';
import { Price } from '../../../ui/price.tsx';
import { RadioCard } from '../../../ui/radio-group.tsx';

export interface PlanChoiceProps {
  readonly plan: PlanRow;
  /** The demo plan was used before and cannot be chosen again. */
  readonly isUsedUp: boolean;
}

/** One plan of the list with its price and features. */
export function PlanChoice({ plan, isUsedUp }: PlanChoiceProps) {
  const { t } = useTranslation('plans');
  const nameId = useId();
  const aboutId = useId();
  return (
    <RadioCard
      value={plan.id}
      disabled={isUsedUp}
      aria-labelledby={nameId}
      aria-describedby={aboutId}
      className={classNames(plan.is_popular && 'border-copper-text')}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span id={nameId} className="flex items-center gap-2 font-semibold">
          <PlanName name={plan.name} />
          {plan.is_popular ? <Badge tone="copper">{t('popular')}</Badge> : null}
        </span>
        <Price price={shownPrice(plan, 'monthly')} size="row" />
      </span>
      <span id={aboutId} className="mt-1 block">
        <span className="block text-sm text-ink-muted">
          {isUsedUp ? t('select.demoUsed') : t(`highlight.${offerWording(plan.name)}`)}
        </span>
        <PlanTermsNote terms={planTerms(plan)} />
        <span className="mt-3 grid gap-1.5 text-sm sm:grid-cols-2 sm:gap-x-5">
          {plan.features.map((feature) => (
            <span key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-copper-text" />
              {translateSentence(feature)}
            </span>
          ))}
        </span>
        <PlanComingNote planName={plan.name} className="mt-3" />
      </span>
    </RadioCard>
  );
}
