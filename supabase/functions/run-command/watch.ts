import { z } from 'zod';
import { mayManagePeople } from '../../../src/core/access/roles.ts';
import type { Role } from '../../../src/core/contracts/vocabulary.ts';
import { foldRun } from '../../../src/core/kernel/run.ts';
import { HttpError } from '../_shared/http-error.ts';
import { textsIn } from '../_shared/referee-answer.ts';
import { recordingOf } from '../_shared/review.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';
import { dealRefereed, type HostedSimulation, type Simulations } from '../_shared/simulations.ts';

const watchedRun = z.object({
  simulation: z.string(),
  scenario_id: z.string(),
  seed: z.int(),
  /** Null, as are the commands, where the expert alone is watched. */
  rules_version: z.string().nullable(),
  commands: z.array(z.unknown()).nullable(),
});
type WatchedRun = z.output<typeof watchedRun>;

/**
 * A run of a ranking that is over, to be watched (`watchAnswer`): of one of the first three who agreed, or of the expert; for somebody who
 * reviews it, of anybody who has a name.
 *
 * @throws HttpError 404 where there is nothing to watch: before the window closes, without consent, or for other rules.
 */
export async function watchRun(
  platform: Platform,
  simulations: Simulations,
  role: Role,
  wanted: { readonly formId: string; readonly position: number; readonly name: string | null },
): Promise<unknown> {
  const run = await callRpc(
    platform,
    mayManagePeople(role) && wanted.name !== null ? 'read_reviewed_run' : 'read_watched_run',
    { form_id_param: wanted.formId, position_param: wanted.position, pseudonym_param: wanted.name },
    watchedRun.nullable(),
  );
  const simulation = run === null ? undefined : simulations.get(run.simulation);
  const start = run === null || simulation === undefined ? null : startOf(simulation, run);
  if (run === null || simulation === undefined || start === null) {
    throw new HttpError(404, 'There is nothing to watch here.');
  }
  return {
    recording: recordingOf(simulation, start, run.commands ?? []),
    ...textsIn(simulation, start, { isOver: true }),
  };
}

/** The initial state of a run; null for a case that is no longer known, and for a log of other rules. */
function startOf(simulation: HostedSimulation, run: WatchedRun): unknown {
  if (run.rules_version === null || run.commands === null)
    return dealRefereed(simulation, run.scenario_id, run.seed);
  const folded = foldRun(simulation, {
    scenarioId: run.scenario_id,
    seed: run.seed,
    rulesVersion: run.rules_version,
    commands: run.commands,
  });
  return folded.ok ? folded.value.start : null;
}
