import type { MachineModelId } from '../model/view.ts';
import type { Machine } from './catalogue.ts';
import { perModel } from './find-machine.ts';
import { PINOUTS } from './pinouts.ts';

/** Every name that a command to a machine may carry. */
function namesOf(machine: Machine): ReadonlySet<string> {
  const { parts, sockets, latches, fasteners, cables, connectors, leds, controls } = machine;
  const tables = [parts, sockets, latches, fasteners, connectors].flatMap((table) => Object.keys(table));
  const ends = Object.values(cables).flatMap((cable) => cable.ends.map((end) => end.id));
  return new Set([...tables, ...ends, ...leds.map((led) => led.id), ...controls]);
}

/** Every pin that a probe can touch: of connectors, of plugs, and bare metal. */
function pinsOf(machine: Machine): ReadonlySet<string> {
  const ends = Object.values(machine.cables).flatMap((cable) => cable.ends);
  const pins = [...Object.values(machine.connectors), ...ends].flatMap(({ id, family }) =>
    PINOUTS[family].map((_, index) => `${id}.${index + 1}`),
  );
  return new Set([...pins, 'chassis.1']);
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
