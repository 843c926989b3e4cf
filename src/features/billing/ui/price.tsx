import { useTranslation } from 'react-i18next';
import type { ShownPrice } from '../../../core/billing/shown-price.ts';
import { formatMoney } from '../../../lib/format.ts';
import { usePriceWords } from '../../../ui/price-words.ts';

/** A price in one line, with its interval. */
export function usePriceText(): (price: Pick<ShownPrice, 'amount' | 'interval'>) => string {
  const words = usePriceWords();
  return ({ amount, interval }) => words.amount(amount) + words.interval(amount === 0 ? null : interval);
}

/** The price of a card, large, with what it was before. */
export function Price({ price }: { readonly price: ShownPrice }) {
  const { t, i18n } = useTranslation('billing');
  const words = usePriceWords();
  const { amount, interval, formerAmount } = price;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="reading text-4xl font-medium">{words.amount(amount)}</span>
      {amount === 0 ? null : <span className="text-ink-muted">{words.interval(interval)}</span>}
      {formerAmount === null ? null : (
        <s className="reading text-ink-faint">
          <span className="sr-only">{t('offer.formerPrice')} </span>
          {formatMoney(formerAmount, 'USD', i18n.language)}
        </s>
      )}
    </p>
  );
}
