import { createPaymentServices } from '../_shared/services.ts';
import { reconcilePayments } from './handler.ts';

Deno.serve(reconcilePayments(createPaymentServices(Deno.env.toObject())));
