import { type Fault, withFaults } from '../../hardware/behaviour/faults.ts';
import { deal } from '../../hardware/deal.ts';
import type { LabCommand, LabEvent } from '../../hardware/model/commands.ts';
import type { LabState } from '../../hardware/model/state.ts';
import type { LabView, MachineModelId } from '../../hardware/model/view.ts';
import { HARDWARE_PLAY } from '../../hardware/play.ts';
import { EXPLORE_SCENARIOS, exploreScenarioId } from '../../hardware/scenarios/explore.ts';
import type { Scenario } from '../../hardware/scenarios/scenario.ts';
import { seedRng } from '../../kernel/rng.ts';
import { replay } from '../../kernel/run.ts';
import type { Tutorial, Want } from '../tutorial.ts';

export type BenchTutorial = Tutorial<LabState, LabView, LabEvent, LabCommand>;
export type BenchWant = Want<LabView, LabEvent>;

/** How the bench of a tutorial is set up. */
interface BenchSetUp {
  readonly model: MachineModelId;
  /** What is not as it left the factory. */
  readonly faults?: readonly Fault[];
  /** What was done before the tutorial begins. */
  readonly before?: readonly LabCommand[];
}

function healthy(model: MachineModelId): Scenario {
  const scenario = EXPLORE_SCENARIOS.find(({ id }) => id === exploreScenarioId(model));
  if (scenario === undefined) throw new Error(`There is no machine ${model} to explore.`);
  return scenario;
}

/**
 * The state in which a tutorial at the bench begins: a healthy machine without customer, clock or score. As in practice, what was
 * not looked at is not known.
 * @throws Error for commands that the rules refuse.
 */
export function benchAt({ model, faults = [], before = [] }: BenchSetUp): LabState {
  const dealt = deal(healthy(model), seedRng(0), 'practice');
  const set = replay(HARDWARE_PLAY, { ...dealt, machine: withFaults(dealt.machine, faults) }, before);
  if (!set.ok) throw new Error(`The set-up is refused: ${JSON.stringify(set.error)}`);
  return set.value.state;
}
