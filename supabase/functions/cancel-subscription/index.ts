import { createPayments, withStripe } from '../_shared/services.ts';
import { cancelSubscription } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), cancelSubscription));
