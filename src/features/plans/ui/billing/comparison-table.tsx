import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { COMPARISON_TOPICS, coversTopic } from '../../../../core/billing/comparison.ts';
import { type BillingCycle, shownPrice } from '../../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePriceWords } from '../../../../ui/price-words.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';

export interface ComparisonTableProps {
  readonly plans: readonly PlanRow[];
  readonly cycle: BillingCycle;
}

const CELL = 'px-2 py-3 text-center sm:px-4';
const ROW_HEADER = 'sticky start-0 bg-surface py-3 ps-4 pe-2 text-start font-medium sm:pe-4';

/** The plan comparison (spec section 2). On narrow screens it scrolls horizontally with a sticky first column. */
export function ComparisonTable({ plans, cycle }: ComparisonTableProps) {
  const { t } = useTranslation('billing');
  const headingId = useId();
  const words = usePriceWords();
  return (
    <div className="grid gap-4">
      <h2 id={headingId} className="text-lg font-semibold tracking-tight">
        {t('comparison.title')}
      </h2>
      <ScrollRegion
        label={t('comparison.title')}
        className="chamfer overflow-x-auto border border-line bg-surface shadow-rest"
      >
        <table aria-labelledby={headingId} className="w-full text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={ROW_HEADER}>
                {t('comparison.feature')}
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className={`${CELL} font-semibold sm:whitespace-nowrap`}>
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            <tr>
              <th scope="row" className={ROW_HEADER}>
                {t('comparison.price')}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={`${CELL} reading sm:whitespace-nowrap`}>
                  {words.line(shownPrice(plan, cycle))}
                </td>
              ))}
            </tr>
            {COMPARISON_TOPICS.map((topic) => (
              <tr key={topic}>
                <th scope="row" className={ROW_HEADER}>
                  {t(`comparison.${topic}`)}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} className={CELL}>
                    <Answer isYes={coversTopic(plan.features, topic)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Answer({ isYes }: { readonly isYes: boolean }) {
  const { t } = useTranslation('billing');
  const Icon = isYes ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={`mx-auto size-4 ${isYes ? 'text-passed' : 'text-ink-faint'}`} />
      <span className="sr-only">{t(isYes ? 'comparison.yes' : 'comparison.no')}</span>
    </>
  );
}
