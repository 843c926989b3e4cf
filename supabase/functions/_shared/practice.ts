import { z } from 'zod';
import { RUN_STATUSES } from '../../../src/core/contracts/run-rows.ts';
import { HttpError } from './http-error.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';
import { type HostedSimulation, practiceVersion } from './simulations.ts';

const storedPractice = z.object({
  id: z.uuid(),
  simulation: z.string(),
  story: z.string(),
  status: z.enum(RUN_STATUSES),
  rules_version: z.string(),
  dealt_at: z.string(),
  finished_at: z.string().nullable(),
  passed: z.boolean().nullable(),
  /** Hidden from the person while the job is open, as is the seed. */
  scenario_id: z.string(),
  seed: z.int(),
  /** Null while the job is open and for a void one. */
  report: z.unknown(),
  /** As handed in; empty while the job is open. */
  commands: z.array(z.unknown()),
});
export type StoredPractice = z.output<typeof storedPractice>;

/** A practice job of this person; null when this person has no such job. */
export function findPractice(
  platform: Platform,
  userId: string,
  runId: string,
): Promise<StoredPractice | null> {
  return callRpc(
    platform,
    'read_practice',
    { run_id_param: runId, user_id_param: userId },
    storedPractice.nullable(),
  );
}

/**
 * A practice job of this person.
 *
 * @throws HttpError 404 when this person has no such job.
 */
export async function readPractice(
  platform: Platform,
  userId: string,
  runId: string,
): Promise<StoredPractice> {
  const run = await findPractice(platform, userId, runId);
  if (run === null) throw new HttpError(404, 'There is no such job.');
  return run;
}

/** Whether the job was dealt by the present rules. */
export function isPlayable(run: StoredPractice, simulation: HostedSimulation): boolean {
  return run.rules_version === practiceVersion(simulation);
}
