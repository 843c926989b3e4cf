import { createPlatform } from '../_shared/services.ts';
import { reopenAccount } from './handler.ts';

Deno.serve(reopenAccount(createPlatform(Deno.env.toObject())));
