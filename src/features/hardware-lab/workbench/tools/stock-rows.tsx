import type { JobView } from '../../../../core/hardware/model/job-view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import type { ToolProps } from './tool-panel.tsx';

const ROW = 'flex items-center gap-3 py-1.5 text-sm';

/** A known-good spare: borrow it for a test, or return it. */
export function SpareRow({
  store,
  isFrozen,
  onRun,
  spare: { sku, item, out },
}: ToolProps & { readonly spare: JobView['spares'][number] }) {
  const { t } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const name = nameOf(text, view, item);
  return (
    <li className={ROW}>
      <span className="min-w-0 grow">{name}</span>
      <Button
        size="sm"
        variant={out ? 'ghost' : 'secondary'}
        disabled={isFrozen}
        aria-label={t(out ? 'stock.returnName' : 'stock.takeName', { name })}
        onClick={() => onRun(out ? { kind: 'return-spare', part: item } : { kind: 'take-spare', spare: sku })}
      >
        {t(out ? 'stock.return' : 'stock.take')}
      </Button>
    </li>
  );
}

/** A part for sale with its price. */
export function ShopRow({
  store,
  isFrozen,
  onRun,
  offer: { sku, item, priceUsd },
}: ToolProps & { readonly offer: JobView['shop'][number] }) {
  const { t, i18n } = useTranslation('lab-bench');
  const { text, view } = useSpeaker(store);
  const name = nameOf(text, view, item);
  const dollars = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <li className={ROW}>
      <span className="min-w-0 grow">{name}</span>
      <span className="reading text-ink-muted">{dollars.format(priceUsd)}</span>
      <Button
        size="sm"
        variant="secondary"
        disabled={isFrozen}
        aria-label={t('stock.orderName', { name })}
        onClick={() => onRun({ kind: 'order-part', sku })}
      >
        {t('stock.order')}
      </Button>
    </li>
  );
}
