import { functionFailure } from '../../../core/contracts/functions.ts';
import type { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** A function's refusal. `message` is its own sentence when it gave one, else empty. `status` is 0 without an answer. */
export class FunctionRefusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'FunctionRefusal';
    this.status = status;
  }
}

/** Payments are asked for at Stripe in the course of it; who has waited this long is told that it failed. */
const FUNCTION_TIMEOUT_MS = 30_000;

/** Calls an Edge Function as the signed-in person and believes only the answer it promised. Throws `FunctionRefusal`. */
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
  if (error) throw await refusalOf(response);
  const parsed = answer.safeParse(data);
  if (!parsed.success) throw new FunctionRefusal('', response?.status ?? 0);
  return parsed.data;
}

async function refusalOf(response: Response | undefined): Promise<FunctionRefusal> {
  if (response === undefined) return new FunctionRefusal('', 0);
  const body = functionFailure.safeParse(await response.json().catch(() => null));
  return new FunctionRefusal(body.success ? body.data.error : '', response.status);
}
