import type { Machine } from '../catalogue.ts';
import type { MachineModelId } from '../view.ts';
import { KESTREL_B7 } from './kestrel-b7.ts';

const MACHINES: Readonly<Record<MachineModelId, Machine>> = { 'kestrel-b7': KESTREL_B7 };

/** The catalogue of a machine model. */
export function findMachine(model: MachineModelId): Machine {
  return MACHINES[model];
}
