import { useTranslation } from 'react-i18next';
import type { ShownPrice } from '../../../core/billing/shown-price.ts';
import { formatMoney } from '../../../lib/format.ts';

/** A price as spec section 9 writes it: 'Free', or dollars and cents with the interval. */
export function usePriceText(): (price: Pick<ShownPrice, 'amount' | 'interval'>) => string {
  const { t, i18n } = useTranslation('billing');
  return ({ amount, interval }) => {
    if (amount === 0) return t('price.free');
    const money = formatMoney(amount, 'USD', i18n.language);
    return interval === null
      ? money
      : `${money}${t(interval === 'month' ? 'price.perMonth' : 'price.perYear')}`;
  };
}

/** The price of a card, large, with what it was before. */
export function Price({ price }: { readonly price: ShownPrice }) {
  const { t, i18n } = useTranslation('billing');
  const priceText = usePriceText();
  const { amount, interval, formerAmount } = price;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="reading text-4xl font-medium">{priceText({ amount, interval: null })}</span>
      {amount === 0 || interval === null ? null : (
        <span className="text-ink-muted">{t(interval === 'month' ? 'price.perMonth' : 'price.perYear')}</span>
      )}
      {formerAmount === null ? null : (
        <s className="reading text-ink-faint">
          <span className="sr-only">{t('offer.formerPrice')} </span>
          {formatMoney(formerAmount, 'USD', i18n.language)}
        </s>
      )}
    </p>
  );
}
