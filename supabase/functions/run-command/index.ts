import { createPlatform } from '../_shared/services.ts';
import { runCommand } from './handler.ts';

Deno.serve(runCommand(createPlatform(Deno.env.toObject())));
