import { createPaymentServices } from '../_shared/services.ts';
import { verifyCheckoutSession } from './handler.ts';

Deno.serve(verifyCheckoutSession(createPaymentServices(Deno.env.toObject())));
