import { createPayments, withStripe } from '../_shared/services.ts';
import { closeAccount } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), closeAccount));
