import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import { planTerms } from '../../../../core/access/plan-terms.ts';
import { offerWording } from '../../../../core/billing/offer.ts';
import type { PlanAction } from '../../../../core/billing/plan-action.ts';
import { type BillingCycle, shownPrice } from '../../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import { translateSentence } from '../../../../i18n/sentences.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PlanComingNote } from '../../../../ui/coming-note.tsx';
import { PlanName } from '../../../../ui/plan-name.tsx';
import { PlanTermsNote } from '../../../../ui/plan-terms-note.tsx';
import { Price } from '../../../../ui/price.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';

export interface PlanCardProps {
  readonly plan: PlanRow;
  readonly cycle: BillingCycle;
  readonly action: PlanAction;
  /** The person has had this plan before. */
  readonly isUsed: boolean;
  /** The purchase of this plan is in progress. */
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  /** The plan's name; receives the focus when the button disappears. */
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
}

/** A plan with its price, its features and its action (spec section 2). */
export function PlanCard({ plan, cycle, action, isUsed, isBusy, onChoose, heading }: PlanCardProps) {
  const { t, i18n } = useTranslation('billing');
  const nameId = useId();
  const refusalId = useId();
  const price = shownPrice(plan, cycle);
  const money = (dollars: number): string => formatMoney(dollars, 'USD', i18n.language);
  const label =
    action === 'current' || action === 'reactivate'
      ? t(`offer.${action}`)
      : t(`offer.action.${offerWording(plan.name)}`);
  const refusal =
    action === 'spent' ? t('offer.spent') : action === 'paid-time-left' ? t('offer.paidTimeLeft') : null;
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'chamfer relative flex w-full flex-col overflow-hidden border bg-surface',
        plan.is_popular ? 'border-copper-text shadow-lift' : 'border-line shadow-rest',
      )}
    >
      {plan.is_popular ? (
        <p className="silk absolute inset-x-0 top-0 bg-copper px-5 py-1.5 text-center font-semibold text-on-copper">
          {t('offer.popular')}
        </p>
      ) : null}
      <div
        className={classNames(
          'flex grow flex-col p-5 sm:p-6',
          plan.is_popular ? 'pt-11 sm:pt-12' : 'xl:pt-12',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2
            ref={heading}
            id={nameId}
            tabIndex={-1}
            className="text-lg font-semibold tracking-tight outline-none"
          >
            <PlanName name={plan.name} />
          </h2>
          {action === 'current' ? (
            <Badge tone="passed">{t('offer.current')}</Badge>
          ) : isUsed ? (
            <Badge>{t('offer.used')}</Badge>
          ) : null}
        </div>
        {plan.description === null ? null : (
          <p className="mt-1.5 text-sm text-ink-muted">{translateSentence(plan.description)}</p>
        )}
        <div className="mt-5">
          <Price price={price} size="card" />
        </div>
        <div className="mt-2 text-sm xl:min-h-6">
          {price.savings !== null ? (
            <>
              <Badge tone="passed">
                {t('offer.savings', { amount: money(price.savings.amount), percent: price.savings.percent })}
              </Badge>
              <p className="mt-2 text-ink-muted">{t('offer.annualNote', { price: money(plan.price) })}</p>
            </>
          ) : (
            <PlanTermsNote terms={planTerms(plan)} />
          )}
        </div>
        <ScrollRegion
          label={t('offer.features', { plan: plan.name })}
          className="scroll-shade my-5 max-h-40 overflow-y-auto border-t border-line"
        >
          <ul className="grid gap-2.5 py-4 text-sm">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-copper-text" />
                <span className="wrap-anywhere">{translateSentence(feature)}</span>
              </li>
            ))}
          </ul>
        </ScrollRegion>
        <div className="mt-auto grid gap-3">
          <PlanComingNote planName={plan.name} />
          {refusal === null ? null : (
            <p id={refusalId} className="text-sm text-ink-muted">
              {refusal}
            </p>
          )}
          <Button
            variant={plan.is_popular && action !== 'current' ? 'primary' : 'secondary'}
            disabled={action === 'current' || refusal !== null}
            aria-describedby={refusal === null ? undefined : refusalId}
            isBusy={isBusy}
            busyLabel={t('offer.busy')}
            aria-label={isBusy ? undefined : t('offer.choose', { action: label, plan: plan.name })}
            onClick={onChoose}
            className="w-full"
          >
            {label}
          </Button>
        </div>
      </div>
    </article>
  );
}
