import { Download } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { formatDay } from '../../../../lib/format-day.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import {
  StackingBody,
  StackingCell,
  StackingHead,
  StackingHeadCell,
  StackingRow,
  StackingTable,
} from '../../../../ui/stacking-table.tsx';
import type { Invoice } from '../../api/billing.queries.ts';

const COLUMNS = ['date', 'description', 'amount', 'status', 'action'] as const;
/** The minimum width of the five columns; below it each invoice is a card. */
const WIDTH = '2xl';

/** The invoices, newest first. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useTranslation('billing');
  return (
    <StackingTable label={t('history.title')} width={WIDTH}>
      <StackingHead width={WIDTH}>
        <tr>
          {COLUMNS.map((column) => (
            <StackingHeadCell key={column}>{t(`history.${column}`)}</StackingHeadCell>
          ))}
        </tr>
      </StackingHead>
      <StackingBody width={WIDTH}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </StackingBody>
    </StackingTable>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation('billing');
  const isPaid = invoice.status === 'paid';
  const date = formatDay(invoice.date) ?? invoice.date;
  return (
    <StackingRow width={WIDTH}>
      <StackingCell width={WIDTH} label={t('history.date')}>
        <time dateTime={invoice.date} className="whitespace-nowrap">
          {date}
        </time>
      </StackingCell>
      <StackingCell width={WIDTH} label={t('history.description')}>
        {invoice.description ?? t('history.invoice')}
      </StackingCell>
      <StackingCell width={WIDTH} label={t('history.amount')}>
        <span className="reading">
          {formatMoney(invoice.amount, invoice.currency.toUpperCase(), i18n.language)}
        </span>
      </StackingCell>
      <StackingCell width={WIDTH} label={t('history.status')}>
        <Badge tone={isPaid ? 'passed' : 'standby'}>{t(isPaid ? 'history.paid' : 'history.pending')}</Badge>
      </StackingCell>
      <StackingCell width={WIDTH} label={t('history.action')}>
        {invoice.pdfUrl === null ? (
          <span className="text-ink-faint">{t('history.noFile')}</span>
        ) : (
          <Button asChild variant="secondary" size="sm">
            <a
              href={invoice.pdfUrl}
              download
              target="_blank"
              rel="noreferrer"
              aria-label={t('history.downloadOf', { date })}
            >
              <Download aria-hidden="true" />
              {t('history.download')}
            </a>
          </Button>
        )}
      </StackingCell>
    </StackingRow>
  );
}
