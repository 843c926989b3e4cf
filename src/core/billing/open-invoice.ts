interface BilledInvoice {
  readonly status: string;
  readonly payUrl: string | null;
}

/** The unpaid invoice of a past-due plan: the newest one that can still be paid. `invoices` are newest first. */
export function openInvoice<Invoice extends BilledInvoice>(invoices: readonly Invoice[]): Invoice | null {
  return invoices.find(({ status }) => status === 'open') ?? null;
}
