import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import { type Stack, type StackOptions, startStack } from '../../supabase/local/stack.ts';
import { startPreparedPostgres } from './prepared-postgres.ts';

// Password hashes of people made during tests need not be slow.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/** One after the other, as on the embedded database: the only connection has every plan made, and what a test sets is seen. */
const CONNECTIONS = 1;

/**
 * A stack on a free port, with the demo people, on a PostgreSQL of its own that ends with it. With `dataDir` it is on the
 * embedded database of the local stack, with `databaseUrl` on a given one. It prints only when STACK_LOG is set.
 */
export async function startTestStack(options: StackOptions = {}): Promise<Stack> {
  if (options.dataDir !== undefined || options.databaseUrl !== undefined) return start(options);
  const postgres = await startPreparedPostgres();
  try {
    const stack = await start({ connections: CONNECTIONS, ...options, databaseUrl: postgres.url });
    const stop = async (): Promise<void> => {
      await stack.stop();
      await postgres.stop();
    };
    return { ...stack, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

function start(options: StackOptions): Promise<Stack> {
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
