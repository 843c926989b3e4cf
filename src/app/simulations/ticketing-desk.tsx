import type { SimulationProps } from '../../features/simulation/model/simulation-source.ts';
import { TicketDesk } from '../../features/ticket-desk/ticket-desk.tsx';
import { PersonsSimulation } from './persons-simulation.tsx';

/** The ticket desk of the signed-in person. */
export default function TicketingDesk(props: SimulationProps) {
  return <PersonsSimulation {...props} screen="ticketing" Simulation={TicketDesk} />;
}
