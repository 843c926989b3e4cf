import { z } from '../core/contracts/zod.ts';

const unpaidReturn = z.object({ isUnpaid: z.literal(true) });
export type UnpaidReturn = z.infer<typeof unpaidReturn>;

/** Whether the person has just left the payment page without paying; anything else in the history entry is ignored. */
export function cameFromCheckout(state: unknown): boolean {
  return unpaidReturn.safeParse(state).success;
}
