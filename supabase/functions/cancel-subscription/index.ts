import { createPaymentServices } from '../_shared/services.ts';
import { cancelSubscription } from './handler.ts';

Deno.serve(cancelSubscription(createPaymentServices(Deno.env.toObject())));
