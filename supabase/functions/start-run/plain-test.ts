import { z } from 'zod';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { MS_PER_SECOND } from '../../../src/core/kernel/time.ts';
import { planEnded } from '../_shared/eligibility.ts';
import { invalidRequest } from '../_shared/endpoint.ts';
import { randomSeed, randomWord } from '../_shared/random-word.ts';
import { callRpc } from '../_shared/rpc.ts';
import { refereedVersion } from '../_shared/simulations.ts';
import { entitlementOf } from './entitlement.ts';
import { type JoinedRun, noSuchCase, otherRun, type Starter, startedRun } from './joined-run.ts';

/** Resumes the open test, or begins one. Throws 409 while a run of a form is open, besides what `beginTest` throws. */
export async function joinTest(starter: Starter, wish: unknown): Promise<JoinedRun> {
  const parsed = starter.simulation.judge.wish.safeParse(wish);
  if (!parsed.success) throw invalidRequest(parsed.error);
  const { open } = starter;
  if (open === null) return beginTest(starter, parsed.data);
  if (open.run.form !== null) throw otherRun();
  return { replayed: open, isResumed: true };
}

const started = z.object({ id: z.uuid().nullable(), is_new: z.boolean() });

async function beginTest(starter: Starter, wish: unknown): Promise<JoinedRun> {
  const { platform, simulation, caller, who } = starter;
  const { planId, length } = entitlementOf(who, simulation.screen);
  const sessionSeconds = length.limit === 'session' ? length.ms / MS_PER_SECOND : null;
  const seed = randomSeed();
  const chosen = simulation.judge.choose(wish, who.played, seedRng(randomWord()), sessionSeconds, seed);
  if (chosen === null) throw noSuchCase();
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
  const joined = await startedRun(starter, id, isNew);
  // A run of a form was begun in another tab at this moment.
  if (joined.replayed.run.form !== null) throw otherRun();
  return joined;
}
