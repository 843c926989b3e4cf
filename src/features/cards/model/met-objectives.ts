import type { Fact } from '../../../core/assessment/facts/catalogue.ts';
import type { Met } from '../../../core/assessment/facts/due-cards.ts';
import type { SimulationId } from '../../../core/simulation-ids.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';

/** An objective, and the first run that had a result in it. */
export interface MetObjective {
  readonly objective: string;
  readonly simulation: SimulationId;
  /** Null where the run does not tell it. */
  readonly story: string | null;
  /** When that run ended, ms since 1970. */
  readonly at: number;
}

/** What a person has met, by their runs. */
export function metObjectives(runs: readonly ScoredRun[]): readonly MetObjective[] {
  const met = new Map<string, MetObjective>();
  for (const { objectives, simulation, story, finishedAt: at } of runs)
    for (const { objective } of objectives)
      if (at < (met.get(objective)?.at ?? Number.POSITIVE_INFINITY))
        met.set(objective, { objective, simulation, story, at });
  return [...met.values()];
}

/** The same, as the rules of cards take it. */
export function metOf(objectives: readonly MetObjective[]): Met {
  return {
    objectives: new Set(objectives.map(({ objective }) => objective)),
    hasBegun: objectives.length > 0,
  };
}

/** Where somebody first met what a fact is about; null for a starter of the first day that no run of theirs was about. */
export function firstMetIn(fact: Fact, objectives: readonly MetObjective[]): MetObjective | null {
  const [first = null] = objectives
    .filter(({ objective }) => (fact.objectives as readonly string[]).includes(objective))
    .sort((one, other) => one.at - other.at);
  return first;
}
