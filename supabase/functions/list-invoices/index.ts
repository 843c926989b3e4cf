import { createPaymentServices } from '../_shared/services.ts';
import { listInvoices } from './handler.ts';

Deno.serve(listInvoices(createPaymentServices(Deno.env.toObject())));
