import type { z } from '../../core/contracts/zod.ts';
import { getAuth } from '../../lib/auth.ts';
import { callFunction } from '../../lib/call-function.ts';
import { FunctionError } from '../../lib/function-error.ts';

/** Delays before the second, third and last attempt of a call without a response. */
const RETRY_AFTER_MS = [300, 1_000, 3_000] as const;
const NOT_SIGNED_IN = 401;

/**
 * Calls an idempotent function, with retries after a lost response or a server error. An expired session is
 * refreshed and the call repeated once.
 * @throws FunctionError as `callFunction` does, without retries while the device is offline.
 */
export async function callPersistently<Answer>(
  name: string,
  body: Readonly<Record<string, unknown>>,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  let isRenewed = false;
  for (let tries = 0; ; ) {
    try {
      return await callFunction(name, body, answer);
    } catch (cause) {
      if (!(cause instanceof FunctionError)) throw cause;
      if (cause.status === NOT_SIGNED_IN && !isRenewed) {
        isRenewed = true;
        if (await renewSession()) continue;
      }
      const pause = RETRY_AFTER_MS[tries];
      if (!isPassing(cause) || pause === undefined || !navigator.onLine) throw cause;
      tries += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether the failure is transient: nothing is wrong with the call itself. */
function isPassing({ reason, status }: FunctionError): boolean {
  return reason === 'unreachable' || status >= 500;
}

async function renewSession(): Promise<boolean> {
  const auth = await getAuth();
  const { error } = await auth.refreshSession();
  return error === null;
}
