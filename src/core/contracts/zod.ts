import { ZodError, z } from 'zod';

/**
 * zod with its compiler switched off, before the first schema is created: by default it compiles schemas with `new Function`,
 * and even its probe for that violates the pages' content security policy.
 */
z.config({ jitless: true });

export { ZodError, z };
