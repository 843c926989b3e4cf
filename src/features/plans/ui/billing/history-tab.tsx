import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { invoicesQuery } from '../../api/billing.queries.ts';
import { loadedOf } from '../../model/loaded.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoticeCard } from './notice-card.tsx';

const PLACES = ['first', 'second', 'third'];

/** Billing History: the payment provider's invoices. */
export function HistoryTab({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('billing');
  const invoices = loadedOf(useQuery(invoicesQuery(userId)));
  if (invoices.kind === 'failed') return <LoadFailure what="invoices" retry={invoices.retry} />;
  if (invoices.kind === 'loading') {
    return (
      <Card role="status" aria-label={t('loading.invoices')}>
        <CardBody className="grid gap-4">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-10" />
          ))}
        </CardBody>
      </Card>
    );
  }
  if (invoices.value.length === 0) {
    return <NoticeCard title={t('history.empty')} text={t('history.emptyText')} />;
  }
  return <InvoiceTable invoices={invoices.value} />;
}
