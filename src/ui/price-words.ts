import { useTranslation } from 'react-i18next';
import { formatMoney } from '../lib/format.ts';

interface PriceWords {
  /** 'Free', or dollars and cents. */
  amount(dollars: number): string;
  /** What follows an amount that is paid again and again, such as ' / mo'; empty where it is paid once. */
  interval(interval: 'month' | 'year' | null): string;
}

/** A price in the words of spec section 9. */
export function usePriceWords(): PriceWords {
  const { t, i18n } = useTranslation('common');
  return {
    amount: (dollars) => (dollars === 0 ? t('price.free') : formatMoney(dollars, 'USD', i18n.language)),
    interval: (interval) => (interval === null ? '' : ` / ${t(`price.${interval}`)}`),
  };
}
