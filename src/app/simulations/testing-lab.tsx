import { HardwareLab } from '../../features/hardware-lab/hardware-lab.tsx';
import type { SimulationProps } from '../../features/simulation/model/simulation-source.ts';
import { PersonsSimulation } from './persons-simulation.tsx';

/** The hardware lab of the signed-in person. */
export default function TestingLab(props: SimulationProps) {
  return <PersonsSimulation {...props} screen="testing" Simulation={HardwareLab} />;
}
