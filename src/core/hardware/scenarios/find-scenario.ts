import type { Draw, RngState } from '../../kernel/rng.ts';
import { dealt } from './judged/case-of.ts';
import type { CaseMode, Scenario } from './scenario.ts';
import { SCENARIOS } from './scenario-list.ts';

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

/**
 * The scenario that a run plays: the one of that id, or one of a story's, as the seed falls. Null for an id that is
 * neither.
 */
export function dealScenario(id: string, rng: RngState): Draw<Scenario | null> {
  const scenario = findScenario(id);
  if (scenario !== null) return { value: scenario, rng };
  return dealt(
    SCENARIOS.filter(({ story }) => story === id),
    rng,
  );
}
