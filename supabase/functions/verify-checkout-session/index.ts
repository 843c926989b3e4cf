import { createPayments, withStripe } from '../_shared/services.ts';
import { verifyCheckoutSession } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), verifyCheckoutSession));
