import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { Invoice } from '../api/billing.queries.ts';

const COLUMNS = ['date', 'description', 'amount', 'status', 'action'] as const;
const CELL = 'px-4 py-3 text-start';

/** Invoices, newest first. On a narrow screen the table scrolls by itself. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { t } = useTranslation('billing');
  return (
    <ScrollRegion
      label={t('history.title')}
      className="chamfer overflow-x-auto border border-line bg-surface shadow-rest"
    >
      <table aria-label={t('history.title')} className="w-full text-sm">
        <thead className="border-b border-line text-ink-muted">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-medium whitespace-nowrap`}>
                {t(`history.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: Invoice }) {
  const { t, i18n } = useTranslation('billing');
  const isPaid = invoice.status === 'paid';
  const date = formatDay(invoice.date) ?? invoice.date;
  return (
    <tr>
      <td className={`${CELL} whitespace-nowrap`}>
        <time dateTime={invoice.date}>{date}</time>
      </td>
      <td className={`${CELL} min-w-40`}>{invoice.description ?? t('history.invoice')}</td>
      <td className={`${CELL} reading whitespace-nowrap`}>
        {formatMoney(invoice.amount, invoice.currency.toUpperCase(), i18n.language)}
      </td>
      <td className={CELL}>
        <Badge tone={isPaid ? 'passed' : 'standby'}>{t(isPaid ? 'history.paid' : 'history.pending')}</Badge>
      </td>
      <td className={CELL}>
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
      </td>
    </tr>
  );
}
