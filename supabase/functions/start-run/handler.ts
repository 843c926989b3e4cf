import { z } from 'zod';
import { type StartRefusal, startRunBody } from '../../../src/core/contracts/runs.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { MS_PER_SECOND } from '../../../src/core/kernel/time.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { otherRules, planEnded, type RunEligibility, readEligibility } from '../_shared/eligibility.ts';
import { endpoint, type Handler, invalidRequest } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { type ReplayedRun, replayRun } from '../_shared/played-run.ts';
import { randomWord } from '../_shared/random-word.ts';
import { START_CALLS } from '../_shared/rate-limit.ts';
import { answerOf } from '../_shared/referee-answer.ts';
import { callRpc } from '../_shared/rpc.ts';
import { endRun } from '../_shared/run-ending.ts';
import { isBeingPlayed, openRunOf, readRun } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import { type HostedSimulation, refereedVersion, type Simulations } from '../_shared/simulations.ts';
import { entitlementOf } from './entitlement.ts';

/** Starts a run in testing mode or resumes the open one. The case and its seed are chosen here. */
export function startRun(platform: Platform, simulations: Simulations): Handler {
  return endpoint({
    name: 'start-run',
    siteUrl: platform.env.siteUrl,
    admit: (request) => identifyCaller(platform, request, START_CALLS),
    body: startRunBody,
    answer: async (caller, { simulation: id, rulesVersion, wish }) => {
      const simulation = simulations.get(id);
      if (simulation === undefined || rulesVersion !== refereedVersion(simulation)) {
        throw otherRules();
      }
      const parsed = simulation.judge.wish.safeParse(wish);
      if (!parsed.success) throw invalidRequest(parsed.error);
      const who = await readEligibility(platform, caller.id, id);
      const open = await openRun(platform, simulations, caller, who);
      const { replayed, isResumed } =
        open === null
          ? await beginRun(platform, simulation, caller, parsed.data, who)
          : { replayed: open, isResumed: true };
      const { run, played, log } = replayed;
      return {
        run: openRunOf(run),
        isResumed,
        answer: answerOf(played, { kind: 'begun', log }),
      };
    },
  });
}

/** The open run to resume; null for none. A run that has expired or can no longer be played is ended here. */
async function openRun(
  platform: Platform,
  simulations: Simulations,
  caller: Caller,
  who: RunEligibility,
): Promise<ReplayedRun | null> {
  if (who.open_run_id === null) return null;
  const run = await readRun(platform, caller.id, who.open_run_id);
  const simulation = simulations.get(run.simulation);
  const replayed =
    simulation !== undefined && isBeingPlayed(run, simulation) ? replayRun(simulation, caller.id, run) : null;
  if (replayed !== null) return replayed;
  await endRun(platform, simulations, { userId: caller.id, runId: run.id });
  return null;
}

const started = z.object({ id: z.uuid().nullable(), is_new: z.boolean() });

async function beginRun(
  platform: Platform,
  simulation: HostedSimulation,
  caller: Caller,
  wish: unknown,
  who: RunEligibility,
): Promise<{ readonly replayed: ReplayedRun; readonly isResumed: boolean }> {
  const { planId, length } = entitlementOf(who, simulation.screen);
  const sessionSeconds = length.limit === 'session' ? length.ms / MS_PER_SECOND : null;
  const seed = randomWord();
  const chosen = simulation.judge.choose(wish, who.played, seedRng(randomWord()), sessionSeconds, seed);
  if (chosen === null) {
    throw new HttpError(404, 'There is no case of this kind yet.', 'no-such-case' satisfies StartRefusal);
  }
  const { id, is_new: isNew } = await callRpc(
    platform,
    'start_run',
    {
      user_id_param: caller.id,
      plan_id_param: planId,
      simulation_param: simulation.play.simulation,
      subject_param: chosen.subject,
      rules_version_param: refereedVersion(simulation),
      scenario_id_param: chosen.caseId,
      seed_param: seed,
      length_param: `${length.ms / MS_PER_SECOND} seconds`,
      is_idle_limit_param: length.limit === 'idle',
    },
    started,
  );
  if (id === null) throw planEnded();
  const replayed = replayRun(simulation, caller.id, await readRun(platform, caller.id, id));
  if (replayed === null) throw new Error(`run ${id} cannot be folded, and it has only just begun`);
  return { replayed, isResumed: !isNew };
}
