import { useTranslation } from 'react-i18next';
import { shownInterval } from '../../../core/billing/offer.ts';
import { struckThroughPrice } from '../../../core/billing/prices.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { formatMoney } from '../../../lib/format.ts';
import { usePriceWords } from '../../../ui/price-words.ts';

/** A plan's price as spec section 9 writes it: 'Free', or dollars and cents, with the interval where it renews. */
export function PlanPrice({ plan }: { readonly plan: PlanRow }) {
  const { t, i18n } = useTranslation('plans');
  const words = usePriceWords();
  const former = struckThroughPrice(plan);
  return (
    <span className="reading whitespace-nowrap">
      {former === null ? null : (
        <s className="me-2 text-sm text-ink-faint">
          <span className="sr-only">{t('formerPrice')} </span>
          {formatMoney(former, 'USD', i18n.language)}
        </s>
      )}
      <span className="text-xl font-semibold">{words.amount(plan.price)}</span>
      <span className="text-sm text-ink-muted">{words.interval(shownInterval(plan))}</span>
    </span>
  );
}
