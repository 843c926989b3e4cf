import { emailField } from './fields.ts';
import { newPersonForm } from './people-forms.ts';
import { CHECKOUT_FLOWS, ROLES } from './vocabulary.ts';
import { z } from './zod.ts';

/** Request bodies and responses of the Edge Functions. A failure is always `functionFailure` with a 4xx or 5xx status. */
export const functionFailure = z.object({ error: z.string(), details: z.string().optional() });
export type FunctionFailure = z.infer<typeof functionFailure>;

/** The body of a function without parameters: an empty object. */
export const emptyBody = z.strictObject({});

export const createCheckoutSessionBody = z.strictObject({
  planId: z.uuid(),
  flow: z.enum(CHECKOUT_FLOWS).default('selection'),
  /** Idempotency key of one purchase: a double click or a retry sends the same id. */
  attemptId: z.uuid(),
});
export type CreateCheckoutSessionBody = z.input<typeof createCheckoutSessionBody>;
/** `url` is where the browser goes next: Stripe's checkout page, or the dashboard when a free plan was activated at once. */
export const createCheckoutSessionAnswer = z.object({ url: z.string(), activated: z.boolean() });
export type CreateCheckoutSessionAnswer = z.infer<typeof createCheckoutSessionAnswer>;

export const verifyCheckoutSessionBody = z.strictObject({
  sessionId: z.string().regex(/^cs_[A-Za-z0-9_]{8,200}$/),
});

export const verifyCheckoutSessionAnswer = z.object({
  paymentStatus: z.enum(['paid', 'unpaid', 'no_payment_required']),
  activated: z.boolean(),
  planId: z.uuid().nullable(),
  currentPeriodEnd: z.string().nullable(),
  /** The session reactivated a canceled plan; nothing was bought. */
  isReactivation: z.boolean(),
});
export type VerifyCheckoutSessionAnswer = z.infer<typeof verifyCheckoutSessionAnswer>;

/**
 * `reconcile-payments` looks for paid sessions of the caller whose webhook and return page were both lost, and fulfils them.
 * The browser calls it at sign-in when the person has no running plan. `activated`: this call activated a plan.
 */
export const reconcilePaymentsAnswer = z.object({
  activated: z.boolean(),
  planId: z.uuid().nullable(),
  currentPeriodEnd: z.string().nullable(),
});
export type ReconcilePaymentsAnswer = z.infer<typeof reconcilePaymentsAnswer>;

export const cancelSubscriptionAnswer = z.object({
  status: z.literal('canceled'),
  currentPeriodEnd: z.string().nullable(),
});
export type CancelSubscriptionAnswer = z.infer<typeof cancelSubscriptionAnswer>;

export const reactivateSubscriptionBody = z.strictObject({
  /** Idempotency key of one decision: a double click or a retry sends the same id. */
  attemptId: z.uuid(),
});
/** `url` is the payment page that asks for a card and charges nothing yet; null when the plan is already reactivated. */
export const reactivateSubscriptionAnswer = z.object({ url: z.string().nullable() });
export type ReactivateSubscriptionAnswer = z.infer<typeof reactivateSubscriptionAnswer>;

/** Closes the caller's own account, or for an administrator another person's. The subscription ends with it. */
export const closeAccountBody = z.strictObject({ userId: z.uuid() });
export const closeAccountAnswer = z.object({ closed: z.literal(true) });
export type CloseAccountAnswer = z.infer<typeof closeAccountAnswer>;

/**
 * The browser calls it when a sign-up uses a known address. A closed account gets an email; the response is the same for every
 * address, so that it does not reveal which accounts exist.
 */
export const reopenAccountBody = z.strictObject({ email: emailField });
export const reopenAccountAnswer = z.object({});
export type ReopenAccountAnswer = z.infer<typeof reopenAccountAnswer>;

export const changePlanBody = z.strictObject({ planId: z.uuid(), attemptId: z.uuid() });
export type ChangePlanBody = z.infer<typeof changePlanBody>;
/**
 * For a paid plan `url` is the checkout page and nothing has changed yet. The free plan, if still available to the person,
 * starts at once: `changed` is true and `url` null.
 */
export const changePlanAnswer = z.object({ url: z.string().nullable(), changed: z.boolean() });
export type ChangePlanAnswer = z.infer<typeof changePlanAnswer>;

export const listInvoicesAnswer = z.object({
  invoices: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      description: z.string().nullable(),
      amount: z.number(),
      currency: z.string(),
      status: z.string(),
      pdfUrl: z.string().nullable(),
      /** Stripe's page where an open invoice is paid; null for any other. */
      payUrl: z.string().nullable(),
    }),
  ),
});
export type ListInvoicesAnswer = z.infer<typeof listInvoicesAnswer>;

/** The body of spec section 7: `{action:'createUser', userData:{name, email, password, role}}`. */
export const createUserBody = z.strictObject({
  action: z.literal('createUser'),
  userData: z.strictObject(newPersonForm.shape),
});
export type CreateUserBody = z.infer<typeof createUserBody>;
export const createUserAnswer = z.object({
  user: z.object({ id: z.uuid(), email: z.string(), full_name: z.string(), role: z.enum(ROLES) }),
});
export type CreateUserAnswer = z.infer<typeof createUserAnswer>;
