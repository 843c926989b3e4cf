import { escapeHtml } from '../http/html.ts';
import { cardFields, input, label, problem, TEST_CARDS } from './card-fields.ts';
import type { CardDetails, CardField } from './cards.ts';
import type { Order, Session } from './objects.ts';
import { frame, money } from './page.ts';
import { needsCard } from './payments.ts';
import { percentOff } from './promotions.ts';

/** The entered values and their errors. */
export interface CheckoutDraft {
  readonly card: CardDetails;
  readonly promotion: string;
  readonly errors: Partial<Record<CardField | 'promotion', string>>;
  /** Message at the top of the form, for a declined card. */
  readonly alert: string | null;
}

export const EMPTY_DRAFT: CheckoutDraft = {
  card: { number: '', expiry: '', cvc: '' },
  promotion: '',
  errors: {},
  alert: null,
};

/** The checkout page. It works without scripts: one form, whose buttons select the action. */
export function checkoutPage(session: Session, order: Order, draft: CheckoutDraft = EMPTY_DRAFT): string {
  const currency = session.currency ?? 'usd';
  const due = money(session.amount_total ?? 0, currency);
  const isTrial = order.trialEnd != null;
  const verb = session.mode === 'subscription' ? 'Subscribe' : 'Pay';
  const label = isTrial ? 'Start without paying today' : `${verb} ${due}`;
  const hasError = draft.alert !== null || Object.keys(draft.errors).length > 0;
  return frame(
    `${hasError ? 'Error: ' : ''}${label}`,
    `<form method="post" action="/stripe/checkout/${encodeURIComponent(session.id)}" novalidate>
<button class="unseen" name="action" value="pay" tabindex="-1" aria-hidden="true">Pay</button>
<div class="columns">
${summary(session, order, draft)}
<section aria-labelledby="card-title">
<h2 id="card-title">Pay by card</h2>
${draft.alert === null ? '' : `<p class="alert" role="alert">${escapeHtml(draft.alert)}</p>`}
${needsCard(session, order) ? cardFields(draft.card, draft.errors) : '<p class="quiet">Nothing to pay: no card is needed.</p>'}
<button class="main" name="action" value="pay">${label}</button>
${TEST_CARDS}
</section>
</div>
</form>`,
  );
}

/** The page of a session that can no longer be paid. */
export function closedPage(session: Session): string {
  return frame(
    'Checkout expired',
    `<section><h1>This checkout page has expired</h1>
<p class="quiet">Nothing was charged. Go back and choose your plan again.</p>
${backLink(session)}</section>`,
  );
}

export function unknownPage(): string {
  return frame(
    'Checkout not found',
    '<section><h1>There is no such checkout page</h1><p class="quiet">Nothing was charged. Start again from the plans.</p></section>',
  );
}

function summary(session: Session, order: Order, draft: CheckoutDraft): string {
  const { price } = order;
  const currency = session.currency ?? 'usd';
  const discount = session.total_details?.amount_discount ?? 0;
  const rows = [row(price.name, money(session.amount_subtotal ?? 0, currency))];
  if (order.promotionCode !== null) {
    const label = `Code ${order.promotionCode} (${percentOff(order.promotionCode)}% off)`;
    rows.push(row(label, `−${money(discount, currency)}`, 'off'));
  }
  if (order.trialEnd != null) {
    rows.push(row(`First charge, ${dayOf(order.trialEnd)}`, money(price.unitAmount, currency)));
  }
  rows.push(row('Total due today', money(session.amount_total ?? 0, currency), 'total'));
  const terms =
    price.recurringDays === null
      ? 'One payment. It does not renew.'
      : order.trialEnd != null
        ? `Nothing is charged today. ${money(price.unitAmount, currency)} on ${dayOf(order.trialEnd)}, then every ${price.recurringDays} days until you cancel.`
        : `Renews every ${price.recurringDays} days at ${money(price.unitAmount, currency)} until you cancel.`;
  return `<section aria-labelledby="order-title">
<h1 id="order-title">${escapeHtml(price.name)}</h1>
<p class="price">${money(session.amount_total ?? 0, currency)}</p>
<p class="quiet">${terms}</p>
<dl>${rows.join('')}</dl>
${session.allow_promotion_codes === true ? promotionField(draft) : ''}
${backLink(session)}
</section>`;
}

function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}

function row(term: string, value: string, kind = ''): string {
  return `<div class="${kind}"><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function promotionField({ promotion, errors }: CheckoutDraft): string {
  return `<div class="promo"><div>${label('promotion', 'Promotion code')}${input('promotion', promotion, errors.promotion, 'autocomplete="off" autocapitalize="characters"')}</div>
<button name="action" value="apply">Apply</button>${problem('promotion', errors.promotion)}</div>`;
}

function backLink(session: Session): string {
  return session.cancel_url === null
    ? ''
    : `<a class="back" href="${escapeHtml(session.cancel_url)}">← Back without paying</a>`;
}
