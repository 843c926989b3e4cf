import { createIssuer } from '../_shared/credential-keys.ts';
import { issueCredential } from './handler.ts';

Deno.serve(issueCredential(createIssuer(Deno.env.toObject())));
