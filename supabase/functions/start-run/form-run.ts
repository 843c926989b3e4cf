import { z } from 'zod';
import { nextStep } from '../../../src/core/assessment/forms/attempt.ts';
import { drawStories } from '../../../src/core/assessment/forms/draw.ts';
import type { ItemRequest } from '../../../src/core/contracts/forms.ts';
import type { StartRefusal } from '../../../src/core/contracts/runs.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { planEnded } from '../_shared/eligibility.ts';
import { HttpError } from '../_shared/http-error.ts';
import { randomSeed, randomWord } from '../_shared/random-word.ts';
import { callRpc } from '../_shared/rpc.ts';
import { type HostedSimulation, refereedVersion } from '../_shared/simulations.ts';
import { entitlementOf } from './entitlement.ts';
import { readFormAttempt, type StoredAttempt } from './form-attempt.ts';
import { type JoinedRun, noSuchCase, otherRun, type Starter, startedRun } from './joined-run.ts';

/**
 * Resumes the open run of an attempt, or begins that of its next item.
 *
 * @throws HttpError 404 for an attempt of somebody else, and for an item that no case matches; 409 when the attempt is over, has
 * not begun, goes on in another simulation, or another run is open.
 */
export async function joinFormRun(
  starter: Starter,
  wanted: { readonly formAttempt: string; readonly purpose: string },
): Promise<JoinedRun> {
  const { platform, simulation, caller, open } = starter;
  const attempt = await readFormAttempt(platform, caller.id, wanted);
  const item = nextItem(attempt, simulation.play.simulation);
  if (open !== null) {
    if (open.run.id !== item.runId) throw otherRun();
    return { replayed: open, isResumed: true };
  }
  return beginItem(starter, attempt, item);
}

interface NextItem {
  readonly position: number;
  readonly request: ItemRequest;
  /** Of the open run; null for an item that is to be begun. */
  readonly runId: string | null;
}

/** The item of this simulation that comes next. Throws 409 for any other state of the attempt. */
function nextItem(
  { form, items, runs, ends_at: endsAt, read_at: now }: StoredAttempt,
  simulation: string,
): NextItem {
  const step = nextStep(
    {
      opensAt: form.opens_at,
      closesAt: form.closes_at,
      items: items.map(({ is_void: isVoid, ...item }) => ({ ...item, isVoid })),
    },
    { endsAt, runs },
    now,
  );
  switch (step.kind) {
    case 'not-open-yet':
      throw refusal('This pack is not open yet.', 'not-open-yet');
    case 'done':
    case 'too-late':
      throw refusal('This attempt is over.', 'attempt-over');
    case 'begin':
    case 'resume': {
      const item = items.find(({ position }) => position === step.item.position);
      if (item === undefined || item.simulation !== simulation) throw notNext();
      return {
        position: item.position,
        request: item.request,
        runId: step.kind === 'resume' ? step.runId : null,
      };
    }
  }
}

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['begun', 'open']), id: z.uuid() }),
  z.object({ outcome: z.enum(['done', 'not-next', 'over', 'other-run', 'plan-ended']) }),
]);

async function beginItem(
  starter: Starter,
  { id, used }: StoredAttempt,
  { position, request }: NextItem,
): Promise<JoinedRun> {
  const { platform, simulation, caller, who } = starter;
  const { planId } = entitlementOf(who, simulation.screen);
  const drawn = drawItem(simulation, request, used);
  const answer = await callRpc(
    platform,
    'start_form_run',
    {
      user_id_param: caller.id,
      plan_id_param: planId,
      attempt_id_param: id,
      position_param: position,
      rules_version_param: refereedVersion(simulation),
      scenario_id_param: drawn.caseId,
      seed_param: drawn.seed,
      stories_param: drawn.stories.map(({ story }) => story),
      subject_param: drawn.subject,
    },
    outcome,
  );
  switch (answer.outcome) {
    case 'begun':
    case 'open':
      return startedRun(starter, answer.id, answer.outcome === 'begun');
    case 'plan-ended':
      throw planEnded();
    case 'other-run':
      throw otherRun();
    case 'over':
      throw refusal('This attempt is over.', 'attempt-over');
    case 'done':
    case 'not-next':
      throw notNext();
  }
}

/** Draws until a case of these stories can be dealt: a shift may have no way to be solved. */
const MOST_DRAWS = 5;

/** A case of reserved stories, and its seed. Of an item that is the same for everybody, the database keeps the first. */
function drawItem({ judge }: HostedSimulation, request: ItemRequest, used: readonly string[]) {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const { value: stories, rng } = drawStories(request, judge.reserved, used, seedRng(randomWord()));
    if (stories === null) break;
    const seed = randomSeed();
    const chosen = judge.chooseReserved(stories, rng, seed);
    if (chosen !== null) return { ...chosen, seed, stories };
  }
  throw noSuchCase();
}

function refusal(sentence: string, details: StartRefusal): HttpError {
  return new HttpError(409, sentence, details);
}

function notNext(): HttpError {
  return new HttpError(409, 'Another item of this pack comes next.', 'not-next' satisfies StartRefusal);
}
