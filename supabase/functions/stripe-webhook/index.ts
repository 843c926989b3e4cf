import { createPaymentServices } from '../_shared/services.ts';
import { stripeWebhook } from './handler.ts';

Deno.serve(stripeWebhook(createPaymentServices(Deno.env.toObject())));
