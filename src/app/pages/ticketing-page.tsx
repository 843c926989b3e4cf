import { PlanSimulation } from '../simulations/plan-simulation.tsx';

export default function TicketingPage() {
  return <PlanSimulation screen="ticketing" />;
}
