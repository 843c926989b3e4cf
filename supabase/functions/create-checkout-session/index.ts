import { createPaymentServices } from '../_shared/services.ts';
import { createCheckoutSession } from './handler.ts';

Deno.serve(createCheckoutSession(createPaymentServices(Deno.env.toObject())));
