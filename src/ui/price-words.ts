import { useTranslation } from 'react-i18next';
import type { ShownPrice } from '../core/billing/shown-price.ts';
import { formatMoney } from '../lib/format.ts';

interface PriceWords {
  /** 'Free', or dollars and cents. */
  amount(dollars: number): string;
  /** What follows an amount that is paid again and again, such as ' / mo'; empty where it is paid once. */
  interval(interval: ShownPrice['interval']): string;
  /** Both in one line. */
  line(price: Pick<ShownPrice, 'amount' | 'interval'>): string;
}

/** A price in the words of spec section 9. */
export function usePriceWords(): PriceWords {
  const { t, i18n } = useTranslation('common');
  const words: PriceWords = {
    amount: (dollars) => (dollars === 0 ? t('price.free') : formatMoney(dollars, 'USD', i18n.language)),
    interval: (interval) => (interval === null ? '' : ` / ${t(`price.${interval}`)}`),
    line: ({ amount, interval }) => words.amount(amount) + words.interval(interval),
  };
  return words;
}
