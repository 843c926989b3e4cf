import type { AccountType } from '../contracts/vocabulary.ts';

/**
 * The six plans: their fixed ids and names (spec section 3), and the words that go with a name (section 9).
 * Prices and features live in the `plans` table; what a plan opens lives in `core/access`.
 */
export const PLAN_IDS = {
  free: 'b7000000-0000-4000-8000-000000000001',
  ace: 'b7000000-0000-4000-8000-000000000002',
  expert: 'b7000000-0000-4000-8000-000000000003',
  testing: 'b7000000-0000-4000-8000-000000000004',
  ticketing: 'b7000000-0000-4000-8000-000000000005',
  golden: 'b7000000-0000-4000-8000-000000000006',
} as const;

export type PlanKey = keyof typeof PLAN_IDS;

export const PLAN_KEYS = Object.keys(PLAN_IDS) as readonly PlanKey[];

/** The timed trial plan; also called Demo. */
export const TRIAL_PLAN_ID = PLAN_IDS.free;

/** Every name of a plan. The first one is the name that the product displays. */
const PLAN_NAMES: Readonly<Record<PlanKey, readonly [string, ...string[]]>> = {
  free: ['Free', 'Demo', 'Free Plan', 'Demo Plan'],
  ace: ['Ace Plan', 'Ace'],
  expert: ['Expert Plan', 'Expert'],
  testing: ['Testing', 'Testing Plan'],
  ticketing: ['Ticketing System', 'Ticketing', 'Ticketing System Plan'],
  golden: ['Golden Bundle', 'Golden Bundle Plan'],
};

/** The name that the product displays for a plan. */
export function planName(key: PlanKey): string {
  return PLAN_NAMES[key][0];
}

/** The plan with this name, ignoring case and surrounding spaces; null for an unknown name. */
export function planKeyOfName(name: string): PlanKey | null {
  const wanted = name.trim().toLowerCase();
  return PLAN_KEYS.find((key) => PLAN_NAMES[key].some((known) => known.toLowerCase() === wanted)) ?? null;
}

const BUSINESS_PLANS: readonly PlanKey[] = ['testing', 'ticketing', 'golden'];

/** The account type that the plan with this id is for (spec section 3); null for an unknown id. */
export function accountTypeOfPlan(id: string | null): AccountType | null {
  const key = id === null ? null : planKeyOfId(id);
  if (key === null) return null;
  return BUSINESS_PLANS.includes(key) ? 'business' : 'individual';
}

/** The plan with this fixed id; null for an unknown id. */
export function planKeyOfId(id: string): PlanKey | null {
  return PLAN_KEYS.find((key) => PLAN_IDS[key] === id) ?? null;
}
