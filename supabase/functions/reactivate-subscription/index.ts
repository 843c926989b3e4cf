import { createPaymentServices } from '../_shared/services.ts';
import { reactivateSubscription } from './handler.ts';

Deno.serve(reactivateSubscription(createPaymentServices(Deno.env.toObject())));
