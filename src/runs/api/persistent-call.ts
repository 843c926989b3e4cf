import type { z } from '../../core/contracts/zod.ts';
import { getAuth } from '../../lib/auth.ts';
import { callFunction } from '../../lib/call-function.ts';
import { FunctionError } from '../../lib/function-error.ts';

/** Pauses before the second, third and last try of a call whose answer never came. */
const RETRY_AFTER_MS = [300, 1_000, 3_000] as const;
const NOT_SIGNED_IN = 401;

/**
 * Calls a function that does the same thing once, however often it is called: an answer that was lost on its way, or a
 * server that stumbled, is asked again. A session that ran out is renewed and the call made once more.
 *
 * @throws FunctionError as `callFunction` does, at once while the device says that it is offline.
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

/** Nothing was said against the call itself. */
function isPassing({ reason, status }: FunctionError): boolean {
  return reason === 'unreachable' || status >= 500;
}

async function renewSession(): Promise<boolean> {
  const auth = await getAuth();
  const { error } = await auth.refreshSession();
  return error === null;
}
