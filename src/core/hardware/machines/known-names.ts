import type { MachineModelId } from '../model/view.ts';
import type { Machine } from './catalogue.ts';
import { perModel } from './find-machine.ts';
import { PINOUTS } from './pinouts.ts';

/** Every pin that the meter can probe: of connectors, of plugs, and bare metal. */
function pinsOf(machine: Machine): ReadonlySet<string> {
  const ends = Object.values(machine.cables).flatMap((cable) => cable.ends);
  const pins = [...Object.values(machine.connectors), ...ends].flatMap(({ id, family }) =>
    PINOUTS[family].map((_, index) => `${id}.${index + 1}`),
  );
  return new Set([...pins, 'chassis.1']);
}

const PINS = perModel(pinsOf);

export function knowsPin(model: MachineModelId, pin: string): boolean {
  return PINS[model].has(pin);
}
