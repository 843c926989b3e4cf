import { HARDWARE_ID } from '../../core/hardware/simulation-id.ts';
import type { SimulationId } from '../../core/simulation-ids.ts';
import type { SessionScreen } from '../../features/simulation/model/simulation-source.ts';

/** The screen that a simulation is played on. */
export function screenOf(simulation: SimulationId): SessionScreen {
  return simulation === HARDWARE_ID ? 'testing' : 'ticketing';
}
