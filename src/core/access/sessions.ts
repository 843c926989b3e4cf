import { type PlanKey, planKeyOfId } from '../billing/plans.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '../kernel/time.ts';
import { planOpensScreen, type SimulationScreen } from './screens.ts';

/** How long a run in testing mode may last. */
export interface RunLength {
  readonly ms: number;
  /** `session`: from its start on. `idle`: from its last command on. */
  readonly limit: 'session' | 'idle';
}

/** Session lengths by plan and screen (spec section 3). */
const SESSION_MS: Readonly<Partial<Record<PlanKey, Readonly<Partial<Record<SimulationScreen, number>>>>>> = {
  ace: { testing: 20 * MS_PER_MINUTE },
  expert: { ticketing: 10 * MS_PER_MINUTE },
};

/** A run without a session length ends after this long without a command. */
const IDLE_MS = 12 * MS_PER_HOUR;

/** The length of a test in this simulation on this plan; null for a plan that does not open the simulation's screen. */
export function sessionLengthOf(planId: string | null, screen: SimulationScreen): RunLength | null {
  const key = planId === null ? null : planKeyOfId(planId);
  if (key === null || !planOpensScreen(planId, screen)) return null;
  const sessionMs = SESSION_MS[key]?.[screen];
  return sessionMs === undefined ? { ms: IDLE_MS, limit: 'idle' } : { ms: sessionMs, limit: 'session' };
}
