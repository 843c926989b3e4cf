import { findMachine } from '../machines/find-machine.ts';
import { manualSectionsOf } from '../machines/manual-of.ts';
import type { MachineModelId } from '../model/view.ts';
import { assemble, settledIn } from './factory.ts';
import type { Scenario } from './scenario.ts';

/** Scenario id of a model's healthy machine, to take apart (hardware-lab.md 2.1, Explore). */
export function exploreScenarioId(model: MachineModelId): string {
  return `explore-${model}`;
}

/** A scenario without a fault: a single hypothesis, no verification, and the job cannot be closed. */
function explore(model: MachineModelId): Scenario {
  return {
    id: exploreScenarioId(model),
    story: exploreScenarioId(model),
    model,
    // Required by the type only: the scenario belongs to no family and no mode.
    family: 'F1',
    weight: 1,
    modes: [],
    difficulty: 1,
    objectives: [],
    parSeconds: 600,
    begin: (rng) => ({
      machine: settledIn(assemble(findMachine(model))),
      strap: 'off',
      recording: null,
      truth: 'healthy',
      rng,
    }),
    hypotheses: [{ id: 'healthy', prior: 1 }],
    tests: [],
    cured: () => false,
    goal: [],
    verify: [],
    achievements: [],
    card: {
      manualSections: manualSectionsOf(model),
      noteChoices: { symptoms: [], preventions: [] },
      escalations: [],
    },
    expert: () => [],
  };
}

export const EXPLORE_SCENARIOS: readonly Scenario[] = (
  ['kestrel-b7', 'harrow-5000-mt', 'brant-h6', 'marlow-14'] as const
).map(explore);
