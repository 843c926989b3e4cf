import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLab } from '../../store.ts';
import { ShopRow, SpareRow } from './stock-rows.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** Known-good spares for tests, and the shop. A spare must be returned or paid for. */
export function StockTool(props: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const spares = useLab(props.store, (snapshot) => snapshot.view.job.spares);
  const shop = useLab(props.store, (snapshot) => snapshot.view.job.shop);
  return (
    <>
      <ToolGroup title={t('stock.spares')}>
        <p className="text-xs text-ink-muted">{t('stock.sparesText')}</p>
        <ul className="grid divide-y divide-line">
          {spares.map((spare) => (
            <SpareRow key={spare.sku} {...props} spare={spare} />
          ))}
        </ul>
      </ToolGroup>
      <ToolGroup title={t('stock.shop')}>
        <ul className="grid divide-y divide-line">
          {shop.map((offer) => (
            <ShopRow key={offer.sku} {...props} offer={offer} />
          ))}
        </ul>
      </ToolGroup>
    </>
  );
}
