import { createPlatform } from '../_shared/services.ts';
import { SIMULATIONS } from '../_shared/simulations.ts';
import { exam } from './handler.ts';

Deno.serve(exam(createPlatform(Deno.env.toObject()), SIMULATIONS));
