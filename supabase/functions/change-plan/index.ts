import { createPaymentServices } from '../_shared/services.ts';
import { changePlan } from './handler.ts';

Deno.serve(changePlan(createPaymentServices(Deno.env.toObject())));
