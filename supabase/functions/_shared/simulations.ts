import type { SimulationScreen } from '../../../src/core/access/screens.ts';
import { hardware } from '../../../src/core/hardware/judge.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Simulation } from '../../../src/core/kernel/judge.ts';
import { rulesVersionOf } from '../../../src/core/kernel/run.ts';

/** The mode that the server keeps the log of. */
const REFEREED_MODE = 'testing';

/** A simulation as the functions see any: what they hand from one of its parts to another they never look into. */
export interface HostedSimulation
  extends Simulation<string, unknown, unknown, unknown, unknown, unknown, unknown, unknown> {
  /** The screen that a plan must open for somebody to be tested in it. */
  readonly screen: SimulationScreen;
}

/** By id, as `simulation_runs.simulation` stores it. */
export type Simulations = ReadonlyMap<string, HostedSimulation>;

/** Every simulation that there is. A new one is a line here; no other file of the functions names one. */
export const SIMULATIONS: Simulations = registryOf({ ...hardware(LAB_CASES), screen: 'testing' });

/** A registry of some simulations, such as those of a test. */
export function registryOf(...simulations: readonly HostedSimulation[]): Simulations {
  return new Map(simulations.map((one) => [one.play.simulation, one]));
}

/** How a run that the server referees names its rules. */
export function refereedVersion({ judge }: HostedSimulation): string {
  return rulesVersionOf(judge, REFEREED_MODE);
}

/** The start of a run that the server referees. */
export function dealRefereed({ judge }: HostedSimulation, caseId: string, seed: number): unknown {
  return judge.deal(caseId, seed, REFEREED_MODE);
}
