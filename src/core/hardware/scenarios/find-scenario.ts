import type { CaseMode, Scenario } from '../scenario.ts';
import { DEMO_60 } from './demo-60.ts';
import { EXPLORE_SCENARIOS } from './explore.ts';

const SCENARIOS: readonly Scenario[] = [DEMO_60, ...EXPLORE_SCENARIOS];
/** Looked up after every command. */
const BY_ID: ReadonlyMap<string, Scenario> = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

/** Null for an id that nobody wrote. */
export function findScenario(id: string): Scenario | null {
  return BY_ID.get(id) ?? null;
}

/** The cases that may be met there. */
export function scenariosFor(mode: CaseMode): readonly Scenario[] {
  return SCENARIOS.filter(({ modes }) => modes.includes(mode));
}
