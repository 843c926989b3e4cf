import { createPlatform } from '../_shared/services.ts';
import { SIMULATIONS } from '../_shared/simulations.ts';
import { startRun } from './handler.ts';

Deno.serve(startRun(createPlatform(Deno.env.toObject()), SIMULATIONS));
