import { functionFailure } from '../core/contracts/functions.ts';
import type { z } from '../core/contracts/zod.ts';
import { FunctionError } from './function-error.ts';
import { getSupabase } from './supabase.ts';

/** Some functions call Stripe while the person waits; after this time the call counts as failed. */
const FUNCTION_TIMEOUT_MS = 30_000;

/**
 * Calls an Edge Function as the signed-in person and validates its response with the schema. Throws `FunctionError`.
 */
export async function callFunction<Answer>(
  name: string,
  body: Readonly<Record<string, unknown>>,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const supabase = await getSupabase();
  const { data, error, response } = await supabase.functions.invoke<unknown>(name, {
    body,
    timeout: FUNCTION_TIMEOUT_MS,
  });
  if (error) throw await refusalOf(error, response);
  const parsed = answer.safeParse(data);
  if (!parsed.success) throw new FunctionError('unreadable', response?.status ?? 0);
  return parsed.data;
}

async function refusalOf(error: unknown, response: Response | undefined): Promise<FunctionError> {
  if (response === undefined) {
    // A response that claimed to be JSON and was not is no network error.
    return new FunctionError(error instanceof SyntaxError ? 'unreadable' : 'unreachable', 0);
  }
  const body = functionFailure.safeParse(await response.json().catch(() => null));
  return body.success
    ? new FunctionError('refused', response.status, body.data.error, body.data.details ?? null)
    : new FunctionError('unreadable', response.status);
}
