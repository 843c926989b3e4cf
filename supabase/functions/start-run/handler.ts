import { z } from 'zod';
import { type RunRequest, type StartRefusal, startRunBody } from '../../../src/core/contracts/runs.ts';
import { LAB_RULES } from '../../../src/core/hardware/rules.ts';
import { chooseCase } from '../../../src/core/hardware/scenarios/choose-case.ts';
import { scenariosFor } from '../../../src/core/hardware/scenarios/find-scenario.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { type ReplayedBench, replayRun } from '../_shared/bench.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { callRpc } from '../_shared/rpc.ts';
import { endRun } from '../_shared/run-ending.ts';
import { isBeingPlayed, openRunOf, readRun } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import { START_CALLS } from '../_shared/turns.ts';
import { entitlementOf, type RunEligibility, readEligibility } from './eligibility.ts';

/** Begins a run in testing mode, or goes on with the one that is open. The case and its seed are chosen here. */
export function startRun(platform: Platform): Handler {
  return endpoint({
    name: 'start-run',
    siteUrl: platform.env.siteUrl,
    admit: (request) => identifyCaller(platform, request, START_CALLS),
    body: startRunBody,
    answer: async (caller, { rulesVersion, wish }) => {
      if (rulesVersion !== LAB_RULES.version) {
        throw new HttpError(
          409,
          'The lab was renewed. Please load this page again.',
          'other-rules' satisfies StartRefusal,
        );
      }
      const who = await readEligibility(platform, caller.id);
      const open = await openRun(platform, caller, who);
      const { bench, isResumed } =
        open === null ? await beginRun(platform, caller, wish, who) : { bench: open, isResumed: true };
      const { run, seq, state, deeds } = bench;
      return {
        run: openRunOf(run),
        isResumed,
        answer: { seq, view: LAB_RULES.project(state), verdict: { kind: 'begun', log: deeds } },
      };
    },
  });
}

/** The run to go on with. One whose time is up, or that nobody can play any more, is ended now. */
async function openRun(
  platform: Platform,
  caller: Caller,
  who: RunEligibility,
): Promise<ReplayedBench | null> {
  if (who.open_run_id === null) return null;
  const run = await readRun(platform, caller.id, who.open_run_id);
  const bench = isBeingPlayed(run) ? replayRun(run) : null;
  if (bench !== null) return bench;
  await endRun(platform, caller.id, run.id);
  return null;
}

const started = z.object({ id: z.uuid().nullable(), is_new: z.boolean() });

async function beginRun(
  platform: Platform,
  caller: Caller,
  wish: RunRequest,
  who: RunEligibility,
): Promise<{ readonly bench: ReplayedBench; readonly isResumed: boolean }> {
  const { planId, length } = entitlementOf(who);
  const scenario = chooseCase(scenariosFor('testing'), wish, who.played, seedRng(randomWord()));
  if (scenario === null) {
    throw new HttpError(404, 'There is no case of this kind yet.', 'no-such-case' satisfies StartRefusal);
  }
  const { id, is_new: isNew } = await callRpc(
    platform,
    'start_run',
    {
      user_id_param: caller.id,
      plan_id_param: planId,
      machine_param: scenario.model,
      rules_version_param: LAB_RULES.version,
      scenario_id_param: scenario.id,
      seed_param: randomWord(),
      length_param: `${length.ms / 1000} seconds`,
      is_idle_limit_param: length.limit === 'idle',
    },
    started,
  );
  if (id === null) {
    throw new HttpError(
      403,
      'Your plan has ended. Please select a plan.',
      'plan-expired' satisfies StartRefusal,
    );
  }
  const bench = replayRun(await readRun(platform, caller.id, id));
  if (bench === null) throw new Error(`run ${id} cannot be folded, and it has only just begun`);
  return { bench, isResumed: !isNew };
}

/** 32 bits that nobody can guess. */
function randomWord(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
}
