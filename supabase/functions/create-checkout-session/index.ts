import { createPayments, withStripe } from '../_shared/services.ts';
import { createCheckoutSession } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), createCheckoutSession));
