import { z } from '../../../core/contracts/zod.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';

/** Only the latest matter: an address is not come back to after this many purchases. */
const KEPT_SESSIONS = 50;

const sessionIds = z.array(z.string());

/** Whether this browser has settled the checkout before (spec section 4, `processedPaymentSessions`). */
export function isSessionProcessed(sessionId: string): boolean {
  return read().includes(sessionId);
}

export function markSessionProcessed(sessionId: string): void {
  writeStored(STORAGE_KEYS.processedPayments, [...read(), sessionId].slice(-KEPT_SESSIONS));
}

function read(): readonly string[] {
  return readStored<readonly string[]>(STORAGE_KEYS.processedPayments, sessionIds, []);
}
