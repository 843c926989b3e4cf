import type { Fact } from '../../../core/assessment/facts/catalogue.ts';
import type { Met } from '../../../core/assessment/facts/due-cards.ts';
import type { SimulationId } from '../../../core/simulation-ids.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';

/** A tutorial that a person has behind them, and what it was about. */
export interface DoneTutorial {
  readonly id: string;
  readonly objectives: readonly string[];
  /** ms since 1970. */
  readonly at: number;
}

/** An objective, and what was the first to be about it. */
export interface MetObjective {
  readonly objective: string;
  readonly by:
    | {
        readonly kind: 'run';
        readonly simulation: SimulationId;
        /** Null where the run does not tell it. */
        readonly story: string | null;
      }
    | { readonly kind: 'tutorial'; readonly tutorial: string };
  /** When that was over, ms since 1970. */
  readonly at: number;
}

/** What a person has met, in runs and in tutorials. */
export function metObjectives(
  runs: readonly ScoredRun[],
  tutorials: readonly DoneTutorial[],
): readonly MetObjective[] {
  const all = [
    ...runs.flatMap(({ objectives, simulation, story, finishedAt: at }) =>
      objectives.map(({ objective }) => ({ objective, by: { kind: 'run' as const, simulation, story }, at })),
    ),
    ...tutorials.flatMap(({ id: tutorial, objectives, at }) =>
      objectives.map((objective) => ({ objective, by: { kind: 'tutorial' as const, tutorial }, at })),
    ),
  ];
  const first = new Map<string, MetObjective>();
  for (const met of all)
    if (met.at < (first.get(met.objective)?.at ?? Number.POSITIVE_INFINITY)) first.set(met.objective, met);
  return [...first.values()];
}

/** What a person had met before a moment, ms since 1970. */
export function metBefore(ms: number, objectives: readonly MetObjective[]): Met {
  return metOf(objectives.filter(({ at }) => at < ms));
}

/** The same, as the rules of cards take it. */
export function metOf(objectives: readonly MetObjective[]): Met {
  return {
    objectives: new Set(objectives.map(({ objective }) => objective)),
    hasBegun: objectives.length > 0,
  };
}

/** Where somebody first met what a fact is about; null for a starter of the first day that nothing of theirs was about. */
export function firstMetIn(fact: Fact, objectives: readonly MetObjective[]): MetObjective | null {
  const [first = null] = objectives
    .filter(({ objective }) => (fact.objectives as readonly string[]).includes(objective))
    .sort((one, other) => one.at - other.at);
  return first;
}
