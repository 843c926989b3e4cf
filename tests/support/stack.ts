import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import { type Stack, type StackOptions, startStack } from '../../supabase/local/stack.ts';

// Password hashes of people made during tests need not be slow.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/** A stack in memory on a free port, with the demo people; it prints only when STACK_LOG is set. */
export function startTestStack(options: StackOptions = {}): Promise<Stack> {
  return startStack({
    port: 0,
    dataDir: 'memory',
    quiet: process.env['STACK_LOG'] === undefined,
    seedPeople: true,
    ...options,
  });
}

function client(stack: Stack, key: string): SupabaseClient {
  return createClient(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket of its own, and supabase-js wants one even when nothing is live.
    realtime: { transport: WebSocket as never },
  });
}

/** A visitor who has not signed in. */
export function anonymous(stack: Stack): SupabaseClient {
  return client(stack, stack.keys.publishable);
}

/** The service, which row level security does not hold back. */
export function service(stack: Stack): SupabaseClient {
  return client(stack, stack.keys.secret);
}

/** A person, signed in: `signIn(stack, 'ace')` is `ace@benchready.test`; a whole address works as well. */
export async function signIn(
  stack: Stack,
  person: string,
  password = SEED_PASSWORD,
): Promise<SupabaseClient> {
  const visitor = anonymous(stack);
  const email = person.includes('@') ? person : `${person}@benchready.test`;
  const { error } = await visitor.auth.signInWithPassword({ email, password });
  if (error !== null) throw new Error(`${email} could not sign in: ${error.message}`);
  return visitor;
}
