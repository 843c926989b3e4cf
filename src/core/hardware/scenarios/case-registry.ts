import { type Draw, drawWeighted, type RngState } from '../../kernel/rng.ts';
import type { CaseMode, Scenario } from './scenario.ts';

/** The cases that a judge can deal. */
export interface CaseRegistry {
  /** Those that are not reserved. */
  readonly all: readonly Scenario[];
  /** Those that only forms deal. */
  readonly reserved: readonly Scenario[];
  /** The case with this id, reserved or not; null for an unknown one. */
  find(id: string): Scenario | null;
  /** The cases that a mode offers. */
  inMode(mode: CaseMode): readonly Scenario[];
  /** The case of a run: the one with this id or, for a story's id, a random one of its cases. Null for an unknown id. */
  draw(id: string, rng: RngState): Draw<Scenario | null>;
}

export function caseRegistry(cases: readonly Scenario[]): CaseRegistry {
  /** A map, because every judged run looks its case up. */
  const byId: ReadonlyMap<string, Scenario> = new Map(cases.map((scenario) => [scenario.id, scenario]));
  const isReserved = ({ modes }: Scenario): boolean => modes.includes('form');
  const all = cases.filter((scenario) => !isReserved(scenario));
  return {
    all,
    reserved: cases.filter(isReserved),
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

/** A random case of one story, by the priors of their truths; null for an empty list. */
export function drawCase([first, ...others]: readonly Scenario[], rng: RngState): Draw<Scenario | null> {
  if (first === undefined) return { value: null, rng };
  return drawWeighted(rng, [first, ...others], ({ weight }) => weight);
}
