import type { StartRefusal } from '../../../src/core/contracts/runs.ts';
import type { Caller } from '../_shared/caller.ts';
import type { RunEligibility } from '../_shared/eligibility.ts';
import { HttpError } from '../_shared/http-error.ts';
import { type ReplayedRun, replayRun } from '../_shared/played-run.ts';
import { readRun } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import type { HostedSimulation } from '../_shared/simulations.ts';

/** Who wants a run of which simulation. */
export interface Starter {
  readonly platform: Platform;
  readonly simulation: HostedSimulation;
  readonly caller: Caller;
  readonly who: RunEligibility;
  /** Their open run of this simulation; null for none. */
  readonly open: ReplayedRun | null;
}

export interface JoinedRun {
  readonly replayed: ReplayedRun;
  readonly isResumed: boolean;
}

/** A run that the database has just begun, or had begun for another click. */
export async function startedRun(
  { platform, simulation, caller }: Starter,
  id: string,
  isNew: boolean,
): Promise<JoinedRun> {
  const replayed = replayRun(simulation, caller.id, await readRun(platform, caller.id, id));
  if (replayed === null) throw new Error(`run ${id} cannot be folded, and it has only just begun`);
  return { replayed, isResumed: !isNew };
}

export function noSuchCase(): HttpError {
  return new HttpError(404, 'There is no case of this kind yet.', 'no-such-case' satisfies StartRefusal);
}

export function otherRun(): HttpError {
  return new HttpError(409, 'Another run of this simulation is open.', 'other-run' satisfies StartRefusal);
}
