import { z } from 'zod';
import { NO_MORE_TIME } from '../../../src/core/contracts/runs.ts';
import { HttpError } from '../_shared/http-error.ts';
import { callRpc } from '../_shared/rpc.ts';
import { overRefusal, readRun } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('extended'), expires_at: z.string() }),
  z.object({ outcome: z.enum(['over', 'no-more']) }),
]);

/**
 * Gives an open test half a session more; no score depends on it.
 *
 * @throws HttpError 404 for an unknown run, 409 once it has ended or gets no more time.
 */
export async function extendRun(
  platform: Platform,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<{ readonly expiresAt: string }> {
  const answer = await callRpc(
    platform,
    'extend_run',
    { run_id_param: runId, user_id_param: userId },
    outcome,
  );
  if (answer.outcome === 'extended') return { expiresAt: answer.expires_at };
  if (answer.outcome === 'no-more') {
    throw new HttpError(409, 'This test gets no more time.', NO_MORE_TIME);
  }
  await readRun(platform, userId, runId);
  throw overRefusal();
}
