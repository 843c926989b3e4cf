import { createPayments, withStripe } from '../_shared/services.ts';
import { reactivateSubscription } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), reactivateSubscription));
