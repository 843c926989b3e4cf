import type { ShownPrice } from '../core/billing/shown-price.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';
import { usePriceWords } from './price-words.ts';

const AMOUNT_SIZES = {
  /** Next to a name in a list. */
  row: 'text-xl',
  card: 'text-4xl',
  /** On a card of a public page. */
  poster: 'text-4xl min-[23rem]:text-5xl md:max-lg:text-3xl',
} as const;

export interface PriceProps {
  readonly price: Pick<ShownPrice, 'amount' | 'interval' | 'formerAmount'>;
  readonly size: keyof typeof AMOUNT_SIZES;
}

/** A price (spec section 9) with its interval if it renews, and its former amount if it was reduced. */
export function Price({ price: { amount, interval, formerAmount }, size }: PriceProps) {
  const { t } = useTranslation('common');
  const words = usePriceWords();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={classNames('reading font-medium', AMOUNT_SIZES[size])}>{words.amount(amount)}</span>
      {interval === null ? null : <span className="text-ink-muted">{words.interval(interval)}</span>}
      {formerAmount === null ? null : (
        <s className="reading text-ink-faint">
          <span className="sr-only">{t('price.former')} </span>
          {words.amount(formerAmount)}
        </s>
      )}
    </span>
  );
}
