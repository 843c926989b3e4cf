import { z } from 'zod';
import { type Caller, identifyCaller } from './caller.ts';
import { HttpError } from './http-error.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';

/** Far above what a person's own clicks come to; what a script can cost us before it has to wait. */
const TURNS_AN_HOUR = 60;

/**
 * Who is asking, as `identifyCaller` says, for a function that asks Stripe each time.
 *
 * @throws HttpError 429 past so many calls of it in an hour.
 */
export async function identifyInTurn(platform: Platform, name: string, request: Request): Promise<Caller> {
  const caller = await identifyCaller(platform, request);
  const isWithin = await callRpc(
    platform,
    'take_turn',
    { user_id_param: caller.id, name_param: name, hourly_limit_param: TURNS_AN_HOUR },
    z.boolean(),
  );
  if (!isWithin) throw new HttpError(429, 'That was asked for too often. Please try again in an hour.');
  return caller;
}
