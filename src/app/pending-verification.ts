import { z } from '../core/contracts/zod.ts';

const pendingVerification = z.object({ pendingEmail: z.string() });
/** Navigation state of `/select-plan` for somebody who has registered and not yet confirmed the email. */
export type PendingVerification = z.infer<typeof pendingVerification>;

/** The email address that waits for confirmation; null if there is none. */
export function pendingEmailOf(state: unknown): string | null {
  const parsed = pendingVerification.safeParse(state);
  return parsed.success ? parsed.data.pendingEmail : null;
}
