import type { Workplace } from './assessment/objectives/catalogue.ts';
import { HARDWARE_ID } from './hardware/simulation-id.ts';
import { TICKETING_ID } from './ticketing/simulation-id.ts';

/** The simulations whose runs count for the objectives. */
export const SIMULATION_IDS = [HARDWARE_ID, TICKETING_ID] as const;
export type SimulationId = (typeof SIMULATION_IDS)[number];

/** Where the jobs of the bench, and the tickets of the desk, are worked on. */
export const SIMULATION_AT: Readonly<Record<Workplace, SimulationId>> = {
  bench: HARDWARE_ID,
  desk: TICKETING_ID,
};
