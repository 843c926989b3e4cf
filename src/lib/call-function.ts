import { functionFailure } from '../core/contracts/functions.ts';
import type { z } from '../core/contracts/zod.ts';
import { getSupabase } from './supabase.ts';

/** Why a function gave no good answer. */
export type FunctionErrorReason =
  /** There was no answer at all. */
  | 'unreachable'
  /** There was one, and nobody could make sense of it. */
  | 'unreadable'
  /** The function said no. */
  | 'refused';

/** A call of a function that came to nothing. `status` is the answer's HTTP status, 0 without an answer. */
export class FunctionError extends Error {
  readonly reason: FunctionErrorReason;
  readonly status: number;
  /** More than the sentence, where the function said more. */
  readonly details: string | null;

  /** `message` is the function's own sentence for `refused`, and empty otherwise. */
  constructor(reason: FunctionErrorReason, status: number, message = '', details: string | null = null) {
    super(message);
    this.name = 'FunctionError';
    this.reason = reason;
    this.status = status;
    this.details = details;
  }
}

/** Payments are asked for at Stripe in the course of it; who has waited this long is told that it failed. */
const FUNCTION_TIMEOUT_MS = 30_000;

/** Calls an Edge Function as the signed-in person and believes only the answer it promised. Throws `FunctionError`. */
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
  if (error) throw await functionErrorOf(error, response);
  const parsed = answer.safeParse(data);
  if (!parsed.success) throw new FunctionError('unreadable', response?.status ?? 0);
  return parsed.data;
}

async function functionErrorOf(error: unknown, response: Response | undefined): Promise<FunctionError> {
  if (response === undefined) {
    // An answer that said it was JSON and was none is no trouble of the network.
    return new FunctionError(error instanceof SyntaxError ? 'unreadable' : 'unreachable', 0);
  }
  const body = functionFailure.safeParse(await response.json().catch(() => null));
  return body.success
    ? new FunctionError('refused', response.status, body.data.error, body.data.details ?? null)
    : new FunctionError('unreadable', response.status);
}
