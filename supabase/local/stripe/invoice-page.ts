import { page } from '../http/answers.ts';
import { escapeHtml } from '../http/html.ts';
import { ApiError } from './api-error.ts';
import { cardFields, cardOf, TEST_CARDS } from './card-fields.ts';
import { type CardDetails, type CardErrors, cardErrors, declineReason } from './cards.ts';
import { findInvoice } from './invoices.ts';
import type { Invoice } from './objects.ts';
import { frame, money } from './page.ts';
import type { PaymentContext } from './payments.ts';
import { payInvoice } from './renewals.ts';

const ITS_OWN_FORM = { formAction: "'self'" };
const EMPTY_CARD: CardDetails = { number: '', expiry: '', cvc: '' };

/** Answers the hosted page of an invoice: GET shows it, POST pays it with the card that was entered. */
export async function answerInvoice(till: PaymentContext, id: string, request: Request): Promise<Response> {
  const invoice = find(till, id);
  if (invoice === null) return page(frame('Invoice not found', NOT_FOUND), { status: 404 });
  if (invoice.status !== 'open') return page(closedPage(invoice));
  if (request.method !== 'POST') return page(openPage(invoice, EMPTY_CARD), ITS_OWN_FORM);
  const card = cardOf(new URLSearchParams(await request.text()));
  const errors = cardErrors(card, till.books.now() * 1000);
  if (Object.keys(errors).length > 0) return page(openPage(invoice, card, errors), ITS_OWN_FORM);
  const reason = declineReason(card);
  if (reason !== null) return page(openPage(invoice, card, {}, reason), ITS_OWN_FORM);
  return page(closedPage(await payInvoice(till, id)));
}

const NOT_FOUND =
  '<section><h1>There is no such invoice</h1><p class="quiet">Nothing was charged.</p></section>';

function find(till: PaymentContext, id: string): Invoice | null {
  try {
    return findInvoice(till.books, id);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function openPage(
  invoice: Invoice,
  card: CardDetails,
  errors: CardErrors = {},
  alert: string | null = null,
): string {
  const label = `Pay ${money(invoice.amount_due, invoice.currency)}`;
  return frame(
    alert === null && Object.keys(errors).length === 0 ? label : `Error: ${label}`,
    `<form method="post" novalidate>
<div class="columns">
${summary(invoice)}
<section aria-labelledby="card-title">
<h2 id="card-title">Pay by card</h2>
${alert === null ? '' : `<p class="alert" role="alert">${escapeHtml(alert)}</p>`}
${cardFields(card, errors)}
<button class="main">${label}</button>
${TEST_CARDS}
</section>
</div>
</form>`,
  );
}

/** A paid or void invoice: as at Stripe, nothing leads back from here. */
function closedPage(invoice: Invoice): string {
  const isPaid = invoice.status === 'paid';
  return frame(
    isPaid ? 'Invoice paid' : 'Invoice closed',
    `${summary(invoice)}<section><h2>${isPaid ? 'Invoice paid' : 'This invoice can no longer be paid'}</h2>
<p class="quiet">You can close this page.</p></section>`,
  );
}

function summary(invoice: Invoice): string {
  const due = money(invoice.total, invoice.currency);
  return `<section aria-labelledby="invoice-title">
<h1 id="invoice-title">Invoice ${escapeHtml(invoice.number ?? invoice.id)}</h1>
<p class="price">${due}</p>
<p class="quiet">${escapeHtml(invoice.lines.data[0]?.description ?? '')}</p>
<a class="back" href="/stripe/invoices/${encodeURIComponent(invoice.id)}/pdf">Download the invoice</a>
</section>`;
}
