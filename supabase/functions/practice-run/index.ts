import { createPlatform } from '../_shared/services.ts';
import { SIMULATIONS } from '../_shared/simulations.ts';
import { practiceRun } from './handler.ts';

Deno.serve(practiceRun(createPlatform(Deno.env.toObject()), SIMULATIONS));
