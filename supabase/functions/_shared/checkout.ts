import type Stripe from 'stripe';
import { z } from 'zod';
import {
  allowsPromotionCodes,
  CHECKOUT_SUCCESS_PATH,
  checkoutModeOf,
} from '../../../src/core/billing/checkout.ts';
import { toCents } from '../../../src/core/billing/prices.ts';
import { RETURN_PATHS } from '../../../src/core/contracts/return-paths.ts';
import type { CheckoutFlow } from '../../../src/core/contracts/vocabulary.ts';
import type { Caller } from './caller.ts';
import { customerOf } from './customer.ts';
import { HttpError } from './http-error.ts';
import { writeOnce } from './idempotency.ts';
import { catalogPriceOf, type SoldPlan } from './plans.ts';
import { callRpc } from './rpc.ts';
import type { PaymentServices } from './services.ts';

export const CURRENCY = 'usd';
/** Stripe charges a recurring plan once per period (spec section 9: 30 days). */
export const RECURRING = { interval: 'day', interval_count: 30 } as const;

export interface Purchase {
  readonly plan: SoldPlan;
  readonly flow: CheckoutFlow;
  readonly attemptId: string;
  /** Set to reactivate a canceled plan instead of a purchase: nothing is charged before the paid period ends. */
  readonly resumes?: Resumption;
}

export interface Resumption {
  /** The canceled subscription. */
  readonly subscriptionId: string;
  /** Seconds since 1970: the end of the paid period and the first charge. Stripe requires at least two days ahead. */
  readonly chargesAtS: number;
}

/**
 * Creates a checkout session for a paid plan and returns its URL. The session's plan and price are stored before it can be
 * paid, so that fulfilment checks against them even if the price changes in between.
 *
 * @throws HttpError 500 when Stripe's catalogue has another price than the plan's row.
 */
export async function openCheckout(
  services: PaymentServices,
  caller: Caller,
  purchase: Purchase,
): Promise<string> {
  const { plan, flow, attemptId, resumes } = purchase;
  const customer = await customerOf(services, caller);
  const session = await writeOnce(`checkout:${caller.id}:${plan.row.id}:${flow}:${attemptId}`, (options) =>
    services.stripe.checkout.sessions.create(
      sessionParams({ services, caller, plan, flow, customer, resumes }),
      options,
    ),
  );
  const quoted = toCents(plan.row.price);
  const dueToday = resumes === undefined ? quoted : 0;
  if (session.url === null || session.amount_subtotal !== dueToday || session.currency !== CURRENCY) {
    console.error(
      `checkout: ${session.id} asks ${session.amount_subtotal} ${session.currency}, not ${dueToday}`,
    );
    throw new HttpError(
      500,
      'This plan cannot be bought right now',
      'Its price at the payment provider differs.',
    );
  }
  await callRpc(
    services,
    'record_checkout_quote',
    {
      checkout_session_id_param: session.id,
      user_id_param: caller.id,
      plan_id_param: plan.row.id,
      amount_cents_param: quoted,
      currency_param: CURRENCY,
      resumes_param: resumes?.subscriptionId ?? null,
    },
    z.null(),
  );
  return session.url;
}

interface SessionRequest {
  readonly services: PaymentServices;
  readonly caller: Caller;
  readonly plan: SoldPlan;
  readonly flow: CheckoutFlow;
  readonly customer: string;
  readonly resumes: Resumption | undefined;
}

function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { services, caller, plan, flow, customer, resumes } = request;
  const { siteUrl } = services.env;
  const mode = checkoutModeOf(plan.key);
  const metadata = metadataOf(caller, plan, resumes);
  return {
    customer,
    mode,
    payment_method_types: ['card'],
    line_items: [{ ...priceOf(plan, services.isLive), quantity: 1 }],
    success_url: `${siteUrl}${CHECKOUT_SUCCESS_PATH}`,
    cancel_url: `${siteUrl}${RETURN_PATHS[flow]}`,
    // A promotion code would be spent on a payment of 0.
    allow_promotion_codes: resumes === undefined && allowsPromotionCodes(plan.key),
    client_reference_id: caller.id,
    metadata,
    ...(mode === 'subscription'
      ? {
          subscription_data: {
            metadata,
            ...(resumes === undefined ? {} : { trial_end: resumes.chargesAtS }),
          },
        }
      : { invoice_creation: { enabled: true, invoice_data: { metadata } } }),
  };
}

/** Metadata of a session or subscription, which fulfilment reads. */
export function metadataOf(
  caller: Caller,
  plan: SoldPlan,
  resumes: Resumption | undefined,
): Record<string, string> {
  return {
    userId: caller.id,
    planId: plan.row.id,
    planType: plan.row.plan_type,
    planName: plan.row.name,
    ...(resumes === undefined ? {} : { resumes: resumes.subscriptionId }),
  };
}

/** The price in Stripe's catalogue, or else inline price data from the plan's row. */
function priceOf(
  plan: SoldPlan,
  isLive: boolean,
): Pick<Stripe.Checkout.SessionCreateParams.LineItem, 'price' | 'price_data'> {
  const price = catalogPriceOf(plan, isLive);
  if (price !== null) return { price };
  return {
    price_data: {
      currency: CURRENCY,
      unit_amount: toCents(plan.row.price),
      product_data: { name: plan.row.name },
      ...(checkoutModeOf(plan.key) === 'subscription' ? { recurring: RECURRING } : {}),
    },
  };
}
