import { ExternalLink } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { OpenInvoice } from './use-open-invoice.ts';

export interface PastDueNoteProps {
  readonly invoice: OpenInvoice;
  readonly isExpired: boolean;
  /** Formatted for display. */
  readonly end: string;
}

/** Explains the failed payment, the amount due, and where to pay it. */
export function PastDueNote({ invoice, isExpired, end }: PastDueNoteProps) {
  const { t } = useTranslation('billing');
  const { owed, retry } = invoice;
  return (
    <Alert
      tone="fault"
      title={owed === null ? t('details.pastDue') : t('details.pastDueAmount', { amount: owed.amount })}
    >
      <p>
        {t(isExpired ? 'details.pastDueEnded' : 'details.pastDueOpen', { date: end })}{' '}
        {t('details.pastDueNext')}
      </p>
      {owed === null || owed.payUrl === null ? null : (
        <Button asChild size="sm" className="mt-3">
          <a href={owed.payUrl} target="_blank" rel="noreferrer">
            {t('details.pay', { amount: owed.amount })}
            <span className="sr-only">({t('details.newTab')})</span>
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      )}
      {retry === null ? null : (
        <>
          <p className="mt-3">{t('details.openInvoiceUnknown')}</p>
          <Button variant="secondary" size="sm" onClick={retry} className="mt-3">
            {t('retry')}
          </Button>
        </>
      )}
    </Alert>
  );
}
