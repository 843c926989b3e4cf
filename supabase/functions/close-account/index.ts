import { createPaymentServices } from '../_shared/services.ts';
import { closeAccount } from './handler.ts';

Deno.serve(closeAccount(createPaymentServices(Deno.env.toObject())));
