import { functionsEnv } from '../../supabase/local/host/functions-env.ts';
import { createFunctions } from '../../supabase/local/host/functions-process.ts';

/** A process that does nothing but run the functions, until somebody kills it. */
const NO_BACKEND = 'http://127.0.0.1:9';
await createFunctions(functionsEnv(NO_BACKEND, NO_BACKEND), () => undefined).port();
console.log('up');
