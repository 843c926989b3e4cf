import type { MachineModelId } from '../model/view.ts';
import { BRANT_H6 } from './brant-h6.ts';
import type { Machine } from './catalogue.ts';
import { HARROW_5000_MT } from './harrow-5000-mt.ts';
import { KESTREL_B7 } from './kestrel-b7.ts';
import { MARLOW_14 } from './marlow-14.ts';

/** A value derived from the catalogue of each model, computed once when the program starts. */
export function perModel<Value>(make: (machine: Machine) => Value): Readonly<Record<MachineModelId, Value>> {
  return {
    'kestrel-b7': make(KESTREL_B7),
    'harrow-5000-mt': make(HARROW_5000_MT),
    'brant-h6': make(BRANT_H6),
    'marlow-14': make(MARLOW_14),
  };
}

const MACHINES = perModel((machine) => machine);

/** The catalogue of a machine model. */
export function findMachine(model: MachineModelId): Machine {
  return MACHINES[model];
}

export function isMachineModel(name: string): name is MachineModelId {
  return Object.hasOwn(MACHINES, name);
}
