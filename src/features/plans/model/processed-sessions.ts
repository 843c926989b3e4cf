import { z } from '../../../core/contracts/zod.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';

/** Only the latest are kept: older return addresses are not visited again. */
const KEPT_SESSIONS = 50;

const sessionIds = z.array(z.string());

/** Whether this browser has processed the checkout before (spec section 4, `processedPaymentSessions`). */
export function isSessionProcessed(sessionId: string): boolean {
  return read().includes(sessionId);
}

export function markSessionProcessed(sessionId: string): void {
  writeStored(STORAGE_KEYS.processedPayments, [...read(), sessionId].slice(-KEPT_SESSIONS));
}

function read(): readonly string[] {
  return readStored<readonly string[]>(STORAGE_KEYS.processedPayments, sessionIds, []);
}
