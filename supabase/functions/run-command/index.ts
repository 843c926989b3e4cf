import { createPlatform } from '../_shared/services.ts';
import { SIMULATIONS } from '../_shared/simulations.ts';
import { runCommand } from './handler.ts';

Deno.serve(runCommand(createPlatform(Deno.env.toObject()), SIMULATIONS));
