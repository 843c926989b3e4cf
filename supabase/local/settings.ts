/** Address, ports and keys of the local stack. Nothing here is a secret. */
export const LOCAL_HOST = '127.0.0.1';

/** `npm run stack` listens here, like the Supabase CLI, unless PORT says otherwise. */
export const STACK_PORT = Number(process.env['PORT'] || 54321);

/** API keys, fixed and public: they only give access to a database on this machine. */
export const LOCAL_KEYS = { publishable: 'sb_publishable_local', secret: 'sb_secret_local' } as const;

/** Keys shared by the functions and the Stripe stand-in; public for the same reason. */
export const LOCAL_STRIPE = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local_only' } as const;

export const FUNCTIONS_PATH = '/functions/v1/';

/** Where `npm run dev` and `npm run stack` keep their data, below the project. */
export const DATA_FOLDER = '.stack';

/** Maximum size of a request body, above which it is refused with 413; legitimate bodies are a few kilobytes. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** The project's root, independent of the working directory. */
export const PROJECT_ROOT = new URL('../../', import.meta.url);
