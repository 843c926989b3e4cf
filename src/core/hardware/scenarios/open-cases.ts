import { type CaseRegistry, caseRegistry } from './case-registry.ts';
import { DEMO_60 } from './demo-60.ts';
import { EXPLORE_SCENARIOS } from './explore.ts';
import type { Scenario } from './scenario.ts';

/** The demo and the healthy machines: played by everybody, with nothing to keep from the browser. */
export const OPEN_SCENARIOS: readonly Scenario[] = [DEMO_60, ...EXPLORE_SCENARIOS];

/** For benches that deal nothing else. */
export const OPEN_CASES: CaseRegistry = caseRegistry(OPEN_SCENARIOS);
