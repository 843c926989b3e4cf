import { functionsEnv } from '../../supabase/local/host/functions-env.ts';
import { createFunctions } from '../../supabase/local/host/functions-process.ts';

/** Nobody listens there: the functions are only compiled. */
const NO_BACKEND = 'http://127.0.0.1:9';

/** Starts the functions once, alone, so that Deno finds them compiled when many tests start them at the same time. */
export async function warmFunctions(): Promise<void> {
  const functions = createFunctions(functionsEnv(NO_BACKEND, NO_BACKEND), console.log);
  await functions.port();
  await functions.stop();
}
