import { DEMO_USE_LIMIT, planOpensScreen, type SimulationScreen } from '../../../core/access/screens.ts';
import { sessionLengthOf } from '../../../core/access/sessions.ts';
import { PLAN_IDS, PLAN_KEYS, planName } from '../../../core/billing/plans.ts';
import { BRAND_NAME } from '../../../core/brand.ts';
import { MS_PER_MINUTE } from '../../../core/kernel/time.ts';
import type { Facts } from './facts.ts';

/** Which plans open what, and how long their sessions last. */
export function planFacts(): Facts {
  return {
    brand: BRAND_NAME,
    'demo.uses': `${DEMO_USE_LIMIT}`,
    'plans.demo': plansThatOpen('demo'),
    'plans.testing': plansThatOpen('testing'),
    'plans.ticketing': plansThatOpen('ticketing'),
    'plan.ace': planName('ace'),
    'plan.expert': planName('expert'),
    'session.ace': minutesOf('ace', 'testing'),
    'session.expert': minutesOf('expert', 'ticketing'),
  };
}

function plansThatOpen(screen: SimulationScreen): string {
  return PLAN_KEYS.filter((key) => planOpensScreen(PLAN_IDS[key], screen))
    .map(planName)
    .join(', ');
}

function minutesOf(plan: keyof typeof PLAN_IDS, screen: SimulationScreen): string {
  const length = sessionLengthOf(PLAN_IDS[plan], screen);
  if (length?.limit !== 'session') throw new Error(`A session of ${screen} on ${plan} has no length`);
  return `${length.ms / MS_PER_MINUTE}`;
}
