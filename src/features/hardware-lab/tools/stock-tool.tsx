import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useLab } from '../store.ts';
import { nameOf } from '../words/lab-text.ts';
import { useSpeaker } from '../words/use-speaker.ts';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** Known-good spares to test with, and the shop. A spare goes back or is paid for. */
export function StockTool({ store, isFrozen, onRun }: ToolProps) {
  const { t, i18n } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const spares = useLab(store, (snapshot) => snapshot.view.job.spares);
  const shop = useLab(store, (snapshot) => snapshot.view.job.shop);
  const dollars = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const nameOfItem = (item: string): string => nameOf(text, view, item);
  return (
    <>
      <ToolGroup title={t('stock.spares')}>
        <p className="text-xs text-ink-muted">{t('stock.sparesText')}</p>
        <ul className="grid divide-y divide-line">
          {spares.map(({ sku, item, out }) => (
            <li key={sku} className="flex items-center gap-3 py-1.5 text-sm">
              <span className="min-w-0 grow">{nameOfItem(item)}</span>
              <Button
                size="sm"
                variant={out ? 'ghost' : 'secondary'}
                disabled={isFrozen}
                aria-label={t(out ? 'stock.returnName' : 'stock.takeName', { name: nameOfItem(item) })}
                onClick={() =>
                  onRun(out ? { kind: 'return-spare', part: item } : { kind: 'take-spare', spare: sku })
                }
              >
                {t(out ? 'stock.return' : 'stock.take')}
              </Button>
            </li>
          ))}
        </ul>
      </ToolGroup>
      <ToolGroup title={t('stock.shop')}>
        <ul className="grid divide-y divide-line">
          {shop.map(({ sku, item, priceUsd }) => (
            <li key={sku} className="flex items-center gap-3 py-1.5 text-sm">
              <span className="min-w-0 grow">{nameOfItem(item)}</span>
              <span className="reading text-ink-muted">{dollars.format(priceUsd)}</span>
              <Button
                size="sm"
                variant="secondary"
                disabled={isFrozen}
                aria-label={t('stock.orderName', { name: nameOfItem(item) })}
                onClick={() => onRun({ kind: 'order-part', sku })}
              >
                {t('stock.order')}
              </Button>
            </li>
          ))}
        </ul>
      </ToolGroup>
    </>
  );
}
