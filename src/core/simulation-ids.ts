import { HARDWARE_ID } from './hardware/simulation-id.ts';
import { TICKETING_ID } from './ticketing/simulation-id.ts';

/** The simulations whose runs count for the objectives. */
export const SIMULATION_IDS = [HARDWARE_ID, TICKETING_ID] as const;
export type SimulationId = (typeof SIMULATION_IDS)[number];
