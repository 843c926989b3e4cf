import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { plugIn } from './wiring.ts';

/** A core of the processor in use miscalculates, at whatever settings (HW-32). */
export function hasFaultyCore(hardware: Hardware): boolean {
  const cpu = partIn(hardware, 'socket-cpu');
  return cpu !== null && hardware.traits[cpu]?.core === 'faulty';
}

/** The processor gets less voltage than it was made for. */
export function isUndervolted({ settings }: MachineState): boolean {
  return settings['cpu-tuning'] === 'undervolt';
}

/** What four of the eight pins carry, in watts: two of 12 V, 7 A each, and some margin. */
const HALF_EPS_W = 150;

/** The processor has four of its eight pins, and draws more at full load than they carry (2.2). */
export function halfFed(machine: Hardware): boolean {
  const cpu = partIn(machine, 'socket-cpu');
  const watts = cpu === null ? 0 : (findMachine(machine.model).parts[cpu]?.watts ?? 0);
  return plugIn(machine, 'conn-eps') === 'partial' && watts > HALF_EPS_W;
}
