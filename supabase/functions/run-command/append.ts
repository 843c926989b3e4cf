import { z } from 'zod';
import { deactivated, noProfile, notAuthenticated, type SignedIn } from '../_shared/caller.ts';
import { RUN_CALLS, rateLimitParams, tooManyCalls } from '../_shared/rate-limit.ts';
import { callRpc } from '../_shared/rpc.ts';
import { fullRefusal, overRefusal } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['appended', 'accepted', 'overtaken', 'outdated']) }),
  z.object({ outcome: z.enum(['no-profile', 'deactivated', 'signed-out', 'over', 'full']) }),
  z.object({ outcome: z.literal('too-often'), wait_seconds: z.int().positive() }),
]);

/** A command that becomes number `seq + 1` of the log of a run. */
export interface Entry {
  readonly runId: string;
  readonly rulesVersion: string;
  readonly seq: number;
  /** Null for a command that the rules refused: the database makes all its checks but appends nothing. */
  readonly command: unknown;
}

/**
 * Appends a command to the log in one call, in which the database checks session, profile, plan, rate limit, expiry and
 * position.
 *
 * @param counts whether this call counts against the rate limit; false when it was counted already.
 * @returns whether it was appended, another command has this number, or the run has other rules.
 * @throws HttpError 401, 403, 409 or 429 when a check fails.
 */
export async function append(
  platform: Platform,
  person: SignedIn,
  { runId, rulesVersion, seq, command }: Entry,
  counts: boolean,
): Promise<'taken' | 'overtaken' | 'outdated'> {
  const answer = await callRpc(
    platform,
    'append_run_command',
    {
      run_id_param: runId,
      user_id_param: person.id,
      rules_version_param: rulesVersion,
      seq_param: seq + 1,
      command_param: command,
      session_id_param: person.sessionId,
      ...(counts ? rateLimitParams(RUN_CALLS) : {}),
    },
    outcome,
  );
  switch (answer.outcome) {
    case 'appended':
    case 'accepted':
      return 'taken';
    case 'overtaken':
    case 'outdated':
      return answer.outcome;
    case 'no-profile':
      throw noProfile();
    case 'deactivated':
      throw deactivated();
    case 'signed-out':
      throw notAuthenticated();
    case 'too-often':
      throw tooManyCalls(answer.wait_seconds);
    case 'over':
      throw overRefusal();
    case 'full':
      throw fullRefusal();
  }
}
