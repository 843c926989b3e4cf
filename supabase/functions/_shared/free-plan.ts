import { z } from 'zod';
import type { Caller } from './caller.ts';
import { HttpError } from './http-error.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';

const freeStart = z.object({ outcome: z.enum(['started', 'already_used', 'paid_time_left']) });

/**
 * Starts the free plan, without Stripe. A double click starts it once.
 *
 * @throws HttpError 409 when the person used it before, or when it would replace a paid plan.
 */
export async function startFreePlan(platform: Platform, caller: Caller, attemptId: string): Promise<void> {
  const { outcome } = await callRpc(
    platform,
    'start_free_plan',
    { user_id_param: caller.id, attempt_id_param: attemptId },
    freeStart,
  );
  if (outcome === 'already_used') {
    throw new HttpError(409, 'You have already used the demo. Please select a different plan.');
  }
  if (outcome === 'paid_time_left') {
    throw new HttpError(409, 'Your current plan is paid for and still running.');
  }
}
