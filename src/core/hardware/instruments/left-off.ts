import { isPlugInPlace } from '../behaviour/factory-condition.ts';
import { endSpec } from '../behaviour/wiring.ts';
import type { CableSpec } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabState } from '../model/state.ts';

/** Cables of devices in the machine. Those on the desk have readings of their own. */
const INSIDE: readonly CableSpec['use'][] = ['power', 'signal'];

/** The plugs of devices that are off and were seen so, and sticks that were pulled out. */
function thingsOff({ machine, bench, job }: LabState): readonly string[] {
  const plugs = job.brief.factoryCondition?.plugs ?? {};
  const isInside = (end: string): boolean =>
    INSIDE.some((use) => use === endSpec(machine.model, end)?.cable.use);
  const { parts } = findMachine(machine.model);
  return [
    ...Object.keys(plugs).filter(
      (end) =>
        isInside(end) &&
        machine.plugs[end] === 'none' &&
        bench.looked[end] === true &&
        !isPlugInPlace(machine, plugs, end),
    ),
    ...Object.keys(machine.parts).filter(
      (id) => parts[id]?.kind === 'usb-stick' && machine.parts[id]?.socket === null,
    ),
  ];
}

/** The one device that a start goes without; null when it has all of them, or lacks more than one. */
export function leftOff(state: LabState): string | null {
  const [one, ...others] = thingsOff(state);
  return one !== undefined && others.length === 0 ? one : null;
}
