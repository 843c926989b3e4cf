import { z } from '../core/contracts/zod.ts';

const pendingVerification = z.object({ pendingEmail: z.string() });
/** Kept in the history entry of `/select-plan` for somebody who has registered and not opened the email yet. */
export type PendingVerification = z.infer<typeof pendingVerification>;

/** The address that waits to be confirmed; null for none. */
export function pendingEmailOf(state: unknown): string | null {
  const parsed = pendingVerification.safeParse(state);
  return parsed.success ? parsed.data.pendingEmail : null;
}
