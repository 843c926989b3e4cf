import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openInvoice } from '../../../../core/billing/open-invoice.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { invoicesQuery } from '../../api/billing.queries.ts';
import { loadedOf } from '../../model/loaded.ts';

export interface OpenInvoice {
  /** Null while nobody knows of an open invoice. */
  readonly owed: { readonly amount: string; readonly payUrl: string | null } | null;
  /** Set when the invoices could not be read; asks again. */
  readonly retry: (() => void) | null;
}

interface OpenInvoiceOptions {
  readonly userId: string;
  readonly isPastDue: boolean;
  /** The invoices name none that is open any more: the plan may have been renewed. */
  readonly onSettled: () => Promise<void>;
}

/** The invoice that a past-due plan waits for. It is paid in another tab, so coming back to this one asks again. */
export function useOpenInvoice({ userId, isPastDue, onSettled }: OpenInvoiceOptions): OpenInvoice {
  const { i18n } = useTranslation('billing');
  const query = useQuery({
    ...invoicesQuery(userId),
    enabled: isPastDue,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const invoices = loadedOf(query);
  const open = invoices.kind === 'ready' ? openInvoice(invoices.value) : null;
  const isSettled = isPastDue && invoices.kind === 'ready' && open === null && !query.isFetching;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) void settle();
  }, [isSettled]);
  return {
    owed:
      open === null
        ? null
        : {
            amount: formatMoney(open.amount, open.currency.toUpperCase(), i18n.language),
            payUrl: open.payUrl,
          },
    retry: isPastDue && invoices.kind === 'failed' ? invoices.retry : null,
  };
}
