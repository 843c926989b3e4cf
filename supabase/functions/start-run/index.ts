import { createPlatform } from '../_shared/services.ts';
import { startRun } from './handler.ts';

Deno.serve(startRun(createPlatform(Deno.env.toObject())));
