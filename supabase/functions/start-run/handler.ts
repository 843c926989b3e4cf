import { startRunBody } from '../../../src/core/contracts/runs.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { otherRules, type RunEligibility, readEligibility } from '../_shared/eligibility.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { type ReplayedRun, replayRun } from '../_shared/played-run.ts';
import { START_CALLS } from '../_shared/rate-limit.ts';
import { answerOf } from '../_shared/referee-answer.ts';
import { endRun } from '../_shared/run-ending.ts';
import { isBeingPlayed, openRunOf, readRun } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import { refereedVersion, type Simulations } from '../_shared/simulations.ts';
import { joinFormRun } from './form-run.ts';
import { joinTest } from './plain-test.ts';

/**
 * Starts a run in testing mode or resumes the open one: a plain test, or the next item of an attempt at a form. The case and its
 * seed are chosen here.
 */
export function startRun(platform: Platform, simulations: Simulations): Handler {
  return endpoint({
    name: 'start-run',
    siteUrl: platform.env.siteUrl,
    admit: (request) => identifyCaller(platform, request, START_CALLS),
    body: startRunBody,
    answer: async (caller, body) => {
      const simulation = simulations.get(body.simulation);
      if (simulation === undefined || body.rulesVersion !== refereedVersion(simulation)) {
        throw otherRules();
      }
      const who = await readEligibility(platform, caller.id, body.simulation);
      const open = await openRun(platform, simulations, caller, who);
      const starter = { platform, simulation, caller, who, open };
      const { replayed, isResumed } =
        'formAttempt' in body ? await joinFormRun(starter, body) : await joinTest(starter, body.wish);
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
