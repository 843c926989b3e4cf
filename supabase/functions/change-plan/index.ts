import { createPayments, withStripe } from '../_shared/services.ts';
import { changePlan } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), changePlan));
