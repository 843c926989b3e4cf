import type { ShownPrice } from '../core/billing/shown-price.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { formatMoney } from '../lib/format.ts';

interface PriceWords {
  /** 'Free', or dollars and cents. */
  amount(dollars: number): string;
  /** The suffix of a recurring price, such as ' / mo'; empty for a single payment. */
  interval(interval: ShownPrice['interval']): string;
  /** Amount and interval on one line. */
  line(price: Pick<ShownPrice, 'amount' | 'interval'>): string;
}

/** Formats a price as in spec section 9. */
export function usePriceWords(): PriceWords {
  const { t, i18n } = useTranslation('common');
  const words: PriceWords = {
    amount: (dollars) => (dollars === 0 ? t('price.free') : formatMoney(dollars, 'USD', i18n.language)),
    interval: (interval) => (interval === null ? '' : ` / ${t(`price.${interval}`)}`),
    line: ({ amount, interval }) => words.amount(amount) + words.interval(interval),
  };
  return words;
}
