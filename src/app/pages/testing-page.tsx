import { PlanSimulation } from '../simulations/plan-simulation.tsx';

export default function TestingPage() {
  return <PlanSimulation screen="testing" />;
}
