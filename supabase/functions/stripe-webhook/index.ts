import { createPayments, withStripe } from '../_shared/services.ts';
import { stripeWebhook } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), stripeWebhook));
