import { createIssuer } from '../_shared/credential-keys.ts';
import { badge } from './handler.ts';

Deno.serve(badge(createIssuer(Deno.env.toObject())));
