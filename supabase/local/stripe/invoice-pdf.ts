import type { StripeStore } from './books.ts';
import { findInvoice } from './invoices.ts';
import { money } from './page.ts';
import { pdfOf } from './pdf.ts';

/** The invoice as a file that a person can download. */
export function invoicePdf(books: StripeStore, id: string): Response {
  const invoice = findInvoice(books, id);
  const customer = books.data.customers[String(invoice.customer)];
  const discount = invoice.subtotal - invoice.total;
  const lines = [
    `Invoice ${invoice.number ?? invoice.id}`,
    `Date: ${new Date(invoice.created * 1000).toISOString().slice(0, 10)}`,
    `Billed to: ${customer?.name ?? ''} <${customer?.email ?? ''}>`,
    '',
    ...invoice.lines.data.map((line) => `${line.description ?? ''}: ${money(line.amount, line.currency)}`),
    ...(discount > 0 ? [`Promotion code: -${money(discount, invoice.currency)}`] : []),
    `Total: ${money(invoice.total, invoice.currency)}`,
    `Status: ${invoice.status ?? ''}`,
    '',
    'Local test payment. No money has moved.',
  ];
  return new Response(pdfOf(lines), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number ?? invoice.id}.pdf"`,
    },
  });
}
