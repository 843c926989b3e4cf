import { type CaseRegistry, caseRegistry } from './case-registry.ts';
import { DEMO_60 } from './demo-60.ts';
import { EXPLORE_SCENARIOS } from './explore.ts';
import type { Scenario } from './scenario.ts';

/** The demo and the healthy machines, whose content is no secret. */
export const OPEN_SCENARIOS: readonly Scenario[] = [DEMO_60, ...EXPLORE_SCENARIOS];

/** A registry of these scenarios only, for the demo and Explore. */
export const OPEN_CASES: CaseRegistry = caseRegistry(OPEN_SCENARIOS);
