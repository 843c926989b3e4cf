import type { Machine } from '../catalogue.ts';
import { PINOUTS } from '../pinouts.ts';
import { CONTROL_TARGETS, type MachineModelId } from '../view.ts';
import { BRANT_H6 } from './brant-h6.ts';
import { HARROW_5000_MT } from './harrow-5000-mt.ts';
import { KESTREL_B7 } from './kestrel-b7.ts';

const MACHINES: Readonly<Record<MachineModelId, Machine>> = {
  'kestrel-b7': KESTREL_B7,
  'harrow-5000-mt': HARROW_5000_MT,
  'brant-h6': BRANT_H6,
};

/** The catalogue of a machine model. */
export function findMachine(model: MachineModelId): Machine {
  return MACHINES[model];
}

/** Every name that a command to a machine may carry. */
function namesOf(machine: Machine): ReadonlySet<string> {
  const { parts, sockets, latches, fasteners, cables, connectors, leds, controls } = machine;
  const tables = [parts, sockets, latches, fasteners, connectors].flatMap((table) => Object.keys(table));
  const ends = Object.values(cables).flatMap((cable) => cable.ends.map((end) => end.id));
  return new Set([...tables, ...ends, ...leds.map((led) => led.id), ...controls, ...CONTROL_TARGETS]);
}

/** Every pin that a probe can touch: of connectors, of plugs, and bare metal. */
function pinsOf(machine: Machine): ReadonlySet<string> {
  const ends = Object.values(machine.cables).flatMap((cable) => cable.ends);
  const pins = [...Object.values(machine.connectors), ...ends].flatMap(({ id, family }) =>
    PINOUTS[family].map((_, index) => `${id}.${index + 1}`),
  );
  return new Set([...pins, 'chassis.1']);
}

/** Something that follows from the catalogue of each model, made when the program starts. */
export function perModel<Value>(make: (machine: Machine) => Value): Readonly<Record<MachineModelId, Value>> {
  return {
    'kestrel-b7': make(KESTREL_B7),
    'harrow-5000-mt': make(HARROW_5000_MT),
    'brant-h6': make(BRANT_H6),
  };
}

const NAMES = perModel(namesOf);
const PINS = perModel(pinsOf);

/** Whether a machine model has something of this name. Commands come from anywhere: `constructor` is no part. */
export function knowsName(model: MachineModelId, name: string): boolean {
  return NAMES[model].has(name);
}

export function knowsPin(model: MachineModelId, pin: string): boolean {
  return PINS[model].has(pin);
}

const NOBODY: readonly string[] = [];

/** Socket -> the parts that could be in it: the only ones worth asking. */
function guestsOf({ parts, sockets }: Machine): ReadonlyMap<string, readonly string[]> {
  const all = Object.values(parts);
  return new Map(
    Object.values(sockets).map(({ id, accepts }) => [
      id,
      all.filter((part) => part.kind === accepts).map((part) => part.id),
    ]),
  );
}

const GUESTS = perModel(guestsOf);
const MEMORY_SLOTS = perModel(({ sockets }) =>
  Object.values(sockets)
    .filter(({ accepts }) => accepts === 'dimm')
    .map(({ id }) => id),
);
/** Socket -> the parts that lie over the one which belongs there. */
function coversIn({ parts, sockets }: Machine): ReadonlyMap<string, readonly string[]> {
  const all = Object.values(parts);
  const above = (socket: string) => all.find((part) => part.socket === socket)?.blockedBy ?? NOBODY;
  return new Map(Object.keys(sockets).map((id) => [id, above(id)]));
}

const COVERS = perModel(coversIn);

/** The parts of a model that go into a socket; none for a socket that it does not have. */
export function guestsFor(model: MachineModelId, socket: string): readonly string[] {
  return GUESTS[model].get(socket) ?? NOBODY;
}

/** The memory slots of a model, as its board counts them. */
export function memorySlots(model: MachineModelId): readonly string[] {
  return MEMORY_SLOTS[model];
}

/** The parts that have to be out before a hand reaches a socket. */
export function coversOf(model: MachineModelId, socket: string): readonly string[] {
  return COVERS[model].get(socket) ?? NOBODY;
}
