import { createPlatform } from '../_shared/services.ts';
import { createUser } from './handler.ts';

Deno.serve(createUser(createPlatform(Deno.env.toObject())));
