import { type Draw, drawBelow, type RngState } from '../../kernel/rng.ts';
import type { CaseMode, Scenario } from './scenario.ts';

/** The cases that a judge can deal. */
export interface CaseRegistry {
  readonly all: readonly Scenario[];
  /** Null for an id that nobody wrote. */
  find(id: string): Scenario | null;
  /** The cases that may be met there. */
  inMode(mode: CaseMode): readonly Scenario[];
  /** The case that a run plays: the one of that id, or one of a story's, as the seed falls. Null for an id that is neither. */
  draw(id: string, rng: RngState): Draw<Scenario | null>;
}

export function caseRegistry(all: readonly Scenario[]): CaseRegistry {
  /** Looked up for each run that is judged. */
  const byId: ReadonlyMap<string, Scenario> = new Map(all.map((scenario) => [scenario.id, scenario]));
  return {
    all,
    find: (id) => byId.get(id) ?? null,
    inMode: (mode) => all.filter(({ modes }) => modes.includes(mode)),
    draw(id, rng) {
      const scenario = byId.get(id);
      return scenario === undefined
        ? drawCase(
            all.filter(({ story }) => story === id),
            rng,
          )
        : { value: scenario, rng };
    },
  };
}

/** One case of those that share a story, evenly. */
export function drawCase(scenarios: readonly Scenario[], rng: RngState): Draw<Scenario | null> {
  if (scenarios.length === 0) return { value: null, rng };
  const drawn = drawBelow(rng, scenarios.length);
  return { value: scenarios[drawn.value] ?? null, rng: drawn.rng };
}
