import { z } from '../core/contracts/zod.ts';

/**
 * Accepts any object: the server made it with the same rules version (which is compared), so its shape is not
 * validated again.
 */
export function madeByTheRules<Made>() {
  return z.custom<Made>((value) => typeof value === 'object' && value !== null);
}
