import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLab } from '../../store.ts';
import { ShopRow, SpareRow } from '../tools/stock-rows.tsx';
import type { ToolProps } from '../tools/tool-panel.tsx';
import { isTestFor } from './suspect-parts.ts';

export interface PartTestProps extends ToolProps {
  readonly suspect: string;
}

/** Tests a suspect by replacing it with a known-good part: borrowed, or bought to keep. */
export function PartTest({ suspect, ...props }: PartTestProps) {
  const { t } = useTranslation('lab-bench');
  const view = useLab(props.store, (snapshot) => snapshot.view);
  const spares = view.job.spares.filter(({ item }) => isTestFor(view, suspect, item));
  const shop = view.job.shop.filter(({ item }) => isTestFor(view, suspect, item));
  if (spares.length + shop.length === 0) return null;
  return (
    <section aria-label={t('theory.test')} className="border-t border-line pt-2.5">
      <h3 className="text-sm font-medium">{t('theory.test')}</h3>
      <p className="text-xs text-ink-muted">{t('stock.sparesText')}</p>
      <ul className="grid divide-y divide-line">
        {spares.map((spare) => (
          <SpareRow key={spare.sku} {...props} spare={spare} />
        ))}
        {shop.map((offer) => (
          <ShopRow key={offer.sku} {...props} offer={offer} />
        ))}
      </ul>
    </section>
  );
}
