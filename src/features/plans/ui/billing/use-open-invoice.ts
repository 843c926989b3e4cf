import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { openInvoice } from '../../../../core/billing/open-invoice.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { invoicesQuery } from '../../api/billing.queries.ts';
import { loadedOf } from '../../model/loaded.ts';

export interface OpenInvoice {
  /** Null while no open invoice is known. */
  readonly owed: { readonly amount: string; readonly payUrl: string | null } | null;
  /** Repeats the lookup; set only when it failed. */
  readonly retry: (() => void) | null;
}

interface OpenInvoiceOptions {
  readonly userId: string;
  readonly isPastDue: boolean;
  /** Called when no invoice is open any more: the plan may have been renewed. */
  readonly onSettled: () => Promise<void>;
}

/** The open invoice of a past-due plan. It is paid in another tab, so returning to this one refetches. */
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
