import type { Machine } from '../catalogue.ts';
import { CONTROL_TARGETS, type MachineModelId } from '../view.ts';
import { KESTREL_B7 } from './kestrel-b7.ts';

const MACHINES: Readonly<Record<MachineModelId, Machine>> = { 'kestrel-b7': KESTREL_B7 };

/** The catalogue of a machine model. */
export function findMachine(model: MachineModelId): Machine {
  return MACHINES[model];
}

/** Every name that a command to a machine may carry. */
function namesOf({ parts, sockets, latches, fasteners, cables, leds }: Machine): ReadonlySet<string> {
  const tables = [parts, sockets, latches, fasteners, cables].flatMap((table) => Object.keys(table));
  return new Set([...tables, ...leds.map((led) => led.id), ...CONTROL_TARGETS]);
}

const NAMES: Readonly<Record<MachineModelId, ReadonlySet<string>>> = { 'kestrel-b7': namesOf(KESTREL_B7) };

/** Whether a machine model has something of this name. Commands come from anywhere: `constructor` is no part. */
export function knowsName(model: MachineModelId, name: string): boolean {
  return NAMES[model].has(name);
}
