import type Stripe from 'stripe';
import StripeSdk from 'stripe';
import { readText } from '../_shared/body.ts';
import { failureResponse, type Handler, json } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { PaymentServices } from '../_shared/services.ts';
import { handleEvent } from './events.ts';

const NAME = 'stripe-webhook';
/** Maximum size of an event; it contains one object of a few kilobytes. */
const EVENT_LIMIT_BYTES = 256 * 1024;
/** Maximum age of a signature in seconds, against replays (Stripe's recommendation). */
const TOLERANCE_S = 300;

const cryptoProvider = StripeSdk.createSubtleCryptoProvider();

/**
 * Receives Stripe's events. An event is accepted only with Stripe's signature over the exact bytes. 2xx: handled or ignored;
 * 4xx: not from our Stripe account; 5xx: Stripe should send it again.
 */
export function stripeWebhook(services: PaymentServices): Handler {
  return async (request) => {
    try {
      if (request.method !== 'POST') return json(405, { error: 'Method not allowed' }, { allow: 'POST' });
      const event = await verified(services, request);
      if (event.livemode !== services.isLive) throw new HttpError(400, 'Event of the wrong mode');
      return json(200, { received: true, outcome: await handleEvent(services, event) });
    } catch (error) {
      return failureResponse(NAME, error, {});
    }
  };
}

async function verified(services: PaymentServices, request: Request): Promise<Stripe.Event> {
  const signature = request.headers.get('stripe-signature');
  const payload = await readText(request, EVENT_LIMIT_BYTES);
  if (signature === null) throw new HttpError(400, 'Missing signature');
  try {
    return await services.stripe.webhooks.constructEventAsync(
      payload,
      signature,
      services.webhookSecret,
      TOLERANCE_S,
      cryptoProvider,
    );
  } catch {
    throw new HttpError(400, 'Invalid signature');
  }
}
