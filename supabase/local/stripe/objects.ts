import type Stripe from 'stripe';

/** The fields of Stripe's objects that the product reads, by the SDK's types. */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'name' | 'livemode' | 'metadata'
> & { readonly invoice_settings: Pick<Stripe.Customer.InvoiceSettings, 'default_payment_method'> };

/** A stored card. */
export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'type'
>;

export type Product = Pick<Stripe.Product, 'id' | 'object' | 'created' | 'livemode' | 'name'>;

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'allow_promotion_codes'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'total_details'
  | 'url'
>;

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end' | 'quantity'
>;

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> & { items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string } };

type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'period' | 'quantity'
>;

export type Invoice = Pick<
  Stripe.Invoice,
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'auto_advance'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer'
  | 'description'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'metadata'
  | 'number'
  | 'parent'
  | 'status'
  | 'subtotal'
  | 'total'
> & { id: string; lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string } };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'customer'
  | 'livemode'
  | 'payment_intent'
  | 'refunded'
>;

export type InvoicePayment = Pick<Stripe.InvoicePayment, 'id' | 'object' | 'invoice' | 'payment' | 'status'>;

/** A price of the catalogue or from inline price data: cents, and days between charges if it recurs. */
export interface Price {
  readonly name: string;
  readonly currency: string;
  readonly unitAmount: number;
  readonly recurringDays: number | null;
}

/** Data of a session that Stripe keeps internally. */
export interface Order {
  readonly price: Price;
  readonly makesInvoice: boolean;
  readonly subscriptionMetadata: Readonly<Record<string, string>>;
  /** End of the trial in seconds since 1970; null without a trial, absent in older files. */
  readonly trialEnd?: number | null;
  promotionCode: string | null;
}
