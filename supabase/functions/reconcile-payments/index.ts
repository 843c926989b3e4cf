import { createPayments, withStripe } from '../_shared/services.ts';
import { reconcilePayments } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), reconcilePayments));
