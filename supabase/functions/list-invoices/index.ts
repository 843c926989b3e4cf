import { createPayments, withStripe } from '../_shared/services.ts';
import { listInvoices } from './handler.ts';

Deno.serve(withStripe(createPayments(Deno.env.toObject()), listInvoices));
