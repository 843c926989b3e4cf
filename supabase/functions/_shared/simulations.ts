import type { SimulationScreen } from '../../../src/core/access/screens.ts';
import type { Words } from '../../../src/core/contracts/practice.ts';
import { hardware } from '../../../src/core/hardware/judge.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Simulation } from '../../../src/core/kernel/judge.ts';
import { rulesVersionOf } from '../../../src/core/kernel/run.ts';
import { ticketing } from '../../../src/core/ticketing/judge.ts';
import { TICKET_CASES, TWIN_CASES } from '../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { RESERVED_CASES, RESERVED_TICKETS, type ReservedTexts } from './reserved-texts.ts';
import { judgedWords } from './words.ts';

/** The mode that the server referees. */
const REFEREED_MODE = 'testing';
/** The mode that the browser plays and the server judges. */
const PRACTICE_MODE = 'practice';

/** A simulation as the functions use it: they pass its values on without inspecting them. */
export interface HostedSimulation
  extends Simulation<string, unknown, unknown, unknown, unknown, unknown, unknown, unknown> {
  /** The screen that a plan must open to allow tests in this simulation. */
  readonly screen: SimulationScreen;
  /** A text that only the judge may tell, in every language, by its key; null for none. */
  words(key: string): Words | null;
  /** The words of its reserved stories. */
  readonly reservedTexts: ReservedTexts;
}

/** Simulations by id, as stored in `simulation_runs.simulation`. */
export type Simulations = ReadonlyMap<string, HostedSimulation>;

/** All simulations. A new one is added here; no other file of the functions names a simulation. */
export const SIMULATIONS: Simulations = registryOf(
  { ...hardware(LAB_CASES), screen: 'testing', words: judgedWords, reservedTexts: RESERVED_CASES },
  {
    ...ticketing(ticketRegistry([...TICKET_CASES, ...TWIN_CASES])),
    screen: 'ticketing',
    words: judgedWords,
    reservedTexts: RESERVED_TICKETS,
  },
);

/** A registry of the given simulations. */
export function registryOf(...simulations: readonly HostedSimulation[]): Simulations {
  return new Map(simulations.map((one) => [one.play.simulation, one]));
}

/** The rules version of refereed runs. */
export function refereedVersion({ judge }: HostedSimulation): string {
  return rulesVersionOf(judge, REFEREED_MODE);
}

/** The initial state of a refereed run; null for an unknown case. */
export function dealRefereed({ judge }: HostedSimulation, caseId: string, seed: number): unknown {
  return judge.deal(caseId, seed, REFEREED_MODE);
}

/** The rules version of practice. */
export function practiceVersion({ judge }: HostedSimulation): string {
  return rulesVersionOf(judge, PRACTICE_MODE);
}

/** The complete initial state of a practice job; null for an unknown case. */
export function dealPractice({ judge }: HostedSimulation, caseId: string, seed: number): unknown {
  return judge.deal(caseId, seed, PRACTICE_MODE);
}
