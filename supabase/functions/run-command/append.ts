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
  /** Null for one that the rules refused: it is judged like the others and not written. */
  readonly command: unknown;
}

/**
 * Lets the database judge who plays, how often, until when and what is next, and writes the command down.
 *
 * @param counts whether this call counts against the rate limit; otherwise it has been counted already.
 * @returns whether another command has taken the place, or the run is played by other rules.
 * @throws HttpError 401, 403, 409 or 429 for what it judges against.
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
