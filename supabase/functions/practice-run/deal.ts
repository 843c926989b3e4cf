import { z } from 'zod';
import { NO_SUCH_STORY } from '../../../src/core/contracts/practice.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { openPlanOf, planEnded, readEligibility } from '../_shared/eligibility.ts';
import { HttpError } from '../_shared/http-error.ts';
import { randomSeed, randomWord } from '../_shared/random-word.ts';
import { recordingOf } from '../_shared/review.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';
import { dealPractice, type HostedSimulation, practiceVersion } from '../_shared/simulations.ts';

/** A fixed seed, so that an example is the same for everybody and gives away one case of its story at most. */
const EXAMPLE_SEED = 1;

/** Deals a job of a story: case and seed are chosen here, and the answer does not tell them. */
export async function dealJob(
  platform: Platform,
  simulation: HostedSimulation,
  userId: string,
  story: string,
): Promise<unknown> {
  const { planId, isFirst } = await admitted(platform, simulation, userId);
  const seed = randomSeed();
  const caseId = practised(simulation, story, randomWord(), isFirst, seed);
  const start = begun(simulation, caseId, seed);
  const rulesVersion = practiceVersion(simulation);
  const id = await callRpc(
    platform,
    'deal_practice',
    {
      user_id_param: userId,
      plan_id_param: planId,
      simulation_param: simulation.play.simulation,
      story_param: story,
      rules_version_param: rulesVersion,
      scenario_id_param: caseId,
      seed_param: seed,
    },
    z.uuid().nullable(),
  );
  if (id === null) throw planEnded();
  return { id, rulesVersion, start: simulation.judge.withoutSecrets(start) };
}

/** An expert at work on a job of the story, to watch before the first try. */
export async function exampleOf(
  platform: Platform,
  simulation: HostedSimulation,
  userId: string,
  story: string,
): Promise<unknown> {
  await admitted(platform, simulation, userId);
  const start = begun(
    simulation,
    practised(simulation, story, EXAMPLE_SEED, false, EXAMPLE_SEED),
    EXAMPLE_SEED,
  );
  return { recording: recordingOf(simulation, start, []) };
}

/** The person's plan, and whether they have not practised yet. Throws 403 where the plan does not open the simulation. */
async function admitted(
  platform: Platform,
  simulation: HostedSimulation,
  userId: string,
): Promise<{ readonly planId: string; readonly isFirst: boolean }> {
  const who = await readEligibility(platform, userId, simulation.play.simulation);
  return { planId: openPlanOf(who, simulation.screen), isFirst: !who.has_practised };
}

function practised(
  { judge }: HostedSimulation,
  story: string,
  drawnBy: number,
  isFirst: boolean,
  seed: number,
): string {
  const caseId = judge.practise(story, seedRng(drawnBy), isFirst, seed);
  if (caseId === null) throw new HttpError(404, 'There is no case of this kind yet.', NO_SUCH_STORY);
  return caseId;
}

function begun(simulation: HostedSimulation, caseId: string, seed: number): unknown {
  const start = dealPractice(simulation, caseId, seed);
  if (start === null) throw new Error(`The case ${caseId} cannot be dealt.`);
  return start;
}
