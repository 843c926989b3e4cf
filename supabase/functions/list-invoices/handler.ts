import { emptyBody, type ListInvoicesAnswer } from '../../../src/core/contracts/functions.ts';
import { type InvoiceRow, invoiceRow } from '../../../src/core/contracts/rows.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { isTrialInvoice, upsertInvoice } from '../_shared/invoices.ts';
import { askingStripe } from '../_shared/rate-limit.ts';
import type { PaymentServices } from '../_shared/services.ts';

const NAME = 'list-invoices';

/** Two years of a monthly plan. */
const MAX_INVOICES = 24;

/** The caller's invoices from our table, newest first, after updating it from Stripe. */
export function listInvoices(services: PaymentServices): Handler {
  return endpoint({
    name: NAME,
    siteUrl: services.env.siteUrl,
    methods: ['GET', 'POST'],
    admit: (request) => identifyCaller(services, request, askingStripe(NAME)),
    body: emptyBody,
    answer: async (caller): Promise<ListInvoicesAnswer> => {
      await refresh(services, caller);
      return { invoices: (await storedInvoices(services, caller)).map(toAnswer) };
    },
  });
}

/** Updates the invoices in case events were lost. A failure is only logged: the stored invoices are shown then. */
async function refresh(services: PaymentServices, caller: Caller): Promise<void> {
  if (caller.stripeCustomerId === null) return;
  try {
    const { data } = await services.stripe.invoices.list({
      customer: caller.stripeCustomerId,
      limit: MAX_INVOICES,
    });
    const stored = await storedInvoices(services, caller);
    const settled = new Set(stored.filter(({ status }) => status === 'paid').map(({ id }) => id));
    for (const invoice of data) {
      if (invoice.status === 'draft' || isTrialInvoice(invoice) || settled.has(invoice.id ?? '')) continue;
      await upsertInvoice(services, invoice, { event: null, hasPaymentFailed: false });
    }
  } catch (error) {
    console.error('list-invoices:', error);
  }
}

async function storedInvoices(services: PaymentServices, caller: Caller): Promise<InvoiceRow[]> {
  const { data, error } = await services.service
    .from('invoices')
    .select('id, date, amount, currency, description, status, invoice_pdf, hosted_invoice_url')
    .eq('user_id', caller.id)
    .order('date', { ascending: false })
    .limit(MAX_INVOICES);
  if (error !== null) throw new Error(`invoices: ${error.message}`);
  return invoiceRow.array().parse(data);
}

function toAnswer(row: InvoiceRow): ListInvoicesAnswer['invoices'][number] {
  return {
    id: row.id,
    date: row.date,
    description: row.description,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    pdfUrl: row.invoice_pdf,
    payUrl: row.status === 'open' ? row.hosted_invoice_url : null,
  };
}
