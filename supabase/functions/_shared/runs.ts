import { z } from 'zod';
import { SHOWN } from '../../../src/core/contracts/forms.ts';
import { RUN_STATUSES } from '../../../src/core/contracts/run-rows.ts';
import { type OpenRun, RUN_FULL, RUN_OVER, RUN_VOID } from '../../../src/core/contracts/runs.ts';
import { HttpError } from './http-error.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';
import { type HostedSimulation, refereedVersion } from './simulations.ts';

const formOfRun = z.object({
  position: z.int(),
  score_shown: z.enum(SHOWN),
  case_shown: z.enum(SHOWN),
  closes_at: z.string().nullable(),
  is_attempt_over: z.boolean(),
  /** When this was read, by the database's clock. */
  read_at: z.string(),
});

const storedRun = z.object({
  id: z.uuid(),
  simulation: z.string(),
  status: z.enum(RUN_STATUSES),
  subject: z.string().nullable(),
  rules_version: z.string(),
  started_at: z.string(),
  expires_at: z.string(),
  limit: z.enum(['session', 'idle']),
  /** By the database's clock at the time of reading. */
  is_time_up: z.boolean(),
  /** The form that it is an item of; null for a plain test. */
  form: formOfRun.nullable(),
  /** Hidden from the player, as is the seed. */
  scenario_id: z.string(),
  seed: z.int(),
  /** Null while the run is open and for a void run. */
  report: z.unknown(),
  /** Commands after the requested number; those of other rules may not match the present schema. */
  commands: z.array(z.unknown()),
});
export type StoredRun = z.output<typeof storedRun>;

/**
 * A run of this person, with the commands after number `afterSeq`.
 *
 * @throws HttpError 404 when this person has no such run.
 */
export async function readRun(
  platform: Platform,
  userId: string,
  runId: string,
  afterSeq = 0,
): Promise<StoredRun> {
  const run = await callRpc(
    platform,
    'read_run',
    { run_id_param: runId, user_id_param: userId, after_seq_param: afterSeq },
    storedRun.nullable(),
  );
  if (run === null) throw new HttpError(404, 'There is no such run.');
  return run;
}

/** Whether an open run has older rules or an unknown simulation, so that its log cannot be replayed. */
export function isOutdated(run: StoredRun, simulation: HostedSimulation | undefined): boolean {
  const version = simulation === undefined ? null : refereedVersion(simulation);
  return run.status === 'open' && run.rules_version !== version;
}

/** Whether the run still accepts commands. */
export function isBeingPlayed(run: StoredRun, simulation: HostedSimulation | undefined): boolean {
  return run.status === 'open' && !run.is_time_up && !isOutdated(run, simulation);
}

export function overRefusal(): HttpError {
  return new HttpError(409, 'This run is over.', RUN_OVER);
}

export function fullRefusal(): HttpError {
  return new HttpError(409, 'The log of this run is full. It can only be handed in.', RUN_FULL);
}

export function voidRefusal(): HttpError {
  return new HttpError(
    409,
    'The simulation was renewed while this run was open. It does not count; start a new one.',
    RUN_VOID,
  );
}

/** The public data of a run. */
export function openRunOf(run: StoredRun): OpenRun {
  return {
    id: run.id,
    simulation: run.simulation,
    subject: run.subject,
    startedAt: run.started_at,
    expiresAt: run.expires_at,
    limit: run.limit,
    rulesVersion: run.rules_version,
  };
}
