import { useTranslation } from 'react-i18next';
import { shownInterval } from '../../../core/billing/offer.ts';
import { struckThroughPrice } from '../../../core/billing/prices.ts';
import type { PlanRow } from '../../../core/contracts/rows.ts';
import { formatMoney } from '../../../lib/format.ts';

/** A plan's price as spec section 9 writes it: 'Free', or dollars and cents, with the interval where it renews. */
export function PlanPrice({ plan }: { readonly plan: PlanRow }) {
  const { t, i18n } = useTranslation('plans');
  const interval = shownInterval(plan);
  const former = struckThroughPrice(plan);
  const money = (dollars: number): string => formatMoney(dollars, 'USD', i18n.language);
  return (
    <span className="reading whitespace-nowrap">
      {former === null ? null : (
        <s className="me-2 text-sm text-ink-faint">
          <span className="sr-only">{t('formerPrice')} </span>
          {money(former)}
        </s>
      )}
      <span className="text-xl font-semibold">{plan.price === 0 ? t('free') : money(plan.price)}</span>
      {interval === null ? null : (
        <span className="text-sm text-ink-muted">{t(interval === 'month' ? 'perMonth' : 'perYear')}</span>
      )}
    </span>
  );
}
