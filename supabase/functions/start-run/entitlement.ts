import type { SimulationScreen } from '../../../src/core/access/screens.ts';
import { type RunLength, sessionLengthOf } from '../../../src/core/access/sessions.ts';
import type { StartRefusal } from '../../../src/core/contracts/runs.ts';
import { openPlanOf, type RunEligibility } from '../_shared/eligibility.ts';
import { tooManyCalls } from '../_shared/rate-limit.ts';

/**
 * The plan on which a test starts, and the length of the test.
 *
 * @throws HttpError what `openPlanOf` throws, and 429 after too many tests.
 */
export function entitlementOf(
  who: RunEligibility,
  screen: SimulationScreen,
): { readonly planId: string; readonly length: RunLength } {
  const planId = openPlanOf(who, screen);
  const length = sessionLengthOf(planId, screen);
  if (length === null) throw new Error(`The plan ${planId} opens ${screen} without a length.`);
  if (who.wait_seconds > 0) {
    throw tooManyCalls(who.wait_seconds, 'too-many-runs' satisfies StartRefusal);
  }
  return { planId, length };
}
