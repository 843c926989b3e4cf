import { type Hardware, type MachineState, partIn } from './state.ts';

/** A core of the processor in use miscalculates, at whatever settings (HW-32). */
export function hasFaultyCore(hardware: Hardware): boolean {
  const cpu = partIn(hardware, 'socket-cpu');
  return cpu !== null && hardware.traits[cpu]?.core === 'faulty';
}

/** The processor gets less voltage than it was made for. */
export function isUndervolted({ settings }: MachineState): boolean {
  return settings['cpu-tuning'] === 'undervolt';
}
