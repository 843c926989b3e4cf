import { ZodError, z } from 'zod';

/**
 * zod as the product uses it. It compiles its schemas with `new Function` unless told not to, and even its probe for that
 * breaks the content security policy of the pages; so it is told here, before the first schema is made.
 */
z.config({ jitless: true });

export { ZodError, z };
