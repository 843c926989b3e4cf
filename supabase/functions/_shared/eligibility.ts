import { z } from 'zod';
import { planOpensScreen, type SimulationScreen } from '../../../src/core/access/screens.ts';
import { usablePlanId } from '../../../src/core/access/usable-plan.ts';
import type { StartRefusal } from '../../../src/core/contracts/runs.ts';
import { HttpError } from './http-error.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';

const runEligibility = z.object({
  plan_id: z.uuid().nullable(),
  /** By the database's clock. */
  is_plan_open: z.boolean(),
  open_run_id: z.uuid().nullable(),
  /** Seconds until another run may start; 0 below the rate limit. */
  wait_seconds: z.int().nonnegative(),
  /** Case ids of earlier runs, one entry per run. */
  played: z.array(z.string()),
  /** Whether a practice job of this simulation is over. */
  has_practised: z.boolean(),
});
export type RunEligibility = z.output<typeof runEligibility>;

/** Reads what decides whether a person may start a run of a simulation. */
export function readEligibility(
  platform: Platform,
  userId: string,
  simulation: string,
): Promise<RunEligibility> {
  return callRpc(
    platform,
    'read_run_prospects',
    { user_id_param: userId, simulation_param: simulation },
    runEligibility,
  );
}

/**
 * The plan on which a person may play in the screen.
 *
 * @throws HttpError 403 without a plan, after its end, or when it does not open the screen.
 */
export function openPlanOf(who: RunEligibility, screen: SimulationScreen): string {
  if (who.plan_id === null) {
    throw new HttpError(403, 'You need a plan with this simulation.', 'no-plan' satisfies StartRefusal);
  }
  const planId = usablePlanId({ planId: who.plan_id, isPlanExpired: !who.is_plan_open });
  if (planId === null) throw planEnded();
  if (!planOpensScreen(planId, screen)) {
    throw new HttpError(
      403,
      'Your plan does not include this simulation.',
      'plan-without-testing' satisfies StartRefusal,
    );
  }
  return planId;
}

export function planEnded(): HttpError {
  return new HttpError(
    403,
    'Your plan has ended. Please select a plan.',
    'plan-expired' satisfies StartRefusal,
  );
}

/** The 409 response to a page that was built with other rules. */
export function otherRules(): HttpError {
  return new HttpError(
    409,
    'The simulation was renewed. Please load this page again.',
    'other-rules' satisfies StartRefusal,
  );
}
