import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { plugIn } from './wiring.ts';

/** Whether a core of the fitted processor computes wrong results, whatever the settings (HW-32). */
export function hasFaultyCore(hardware: Hardware): boolean {
  const cpu = partIn(hardware, 'socket-cpu');
  return cpu !== null && hardware.traits[cpu]?.core === 'faulty';
}

/** Whether the processor runs at less than its nominal voltage. */
export function isUndervolted({ settings }: MachineState): boolean {
  return settings['cpu-tuning'] === 'undervolt';
}

/** Watts that four of the eight EPS pins can carry: two 12 V pins of 7 A each, minus a margin. */
const HALF_EPS_W = 150;

/** Whether the processor has only four of its eight EPS pins and draws more at full load than they can carry (2.2). */
export function halfFed(machine: Hardware): boolean {
  const cpu = partIn(machine, 'socket-cpu');
  const watts = cpu === null ? 0 : (findMachine(machine.model).parts[cpu]?.watts ?? 0);
  return plugIn(machine, 'conn-eps') === 'partial' && watts > HALF_EPS_W;
}
