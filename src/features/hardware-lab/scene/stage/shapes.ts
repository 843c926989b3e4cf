import type { CableView, MachineView } from '../../../../core/hardware/view.ts';
import { viewFor } from '../../places/places.ts';
import type { ShapeOrder } from '../builders/geometry-list.ts';
import { type Cable, type EndState, endId } from '../catalogue/cables.ts';
import { PROBES_LYING } from '../catalogue/meter-places.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import type { Vec3 } from '../kit/vectors.ts';
import { pinPlace, probeTowards } from './pins.ts';

/** A shape to be drawn, and the name that it is kept under: equal names are equal shapes. */
export interface NamedShape {
  readonly name: string;
  readonly order: ShapeOrder;
}

/** How a cable lies: the state of each of its plugs. */
export function cableShape({ id, ends }: Cable, view: Pick<CableView, 'ends'>): NamedShape {
  const states = ends.map((_, i): EndState => {
    const end = view.ends.find((candidate) => candidate.id === endId(id, i));
    return { connector: end?.connector ?? null, plug: end?.plug ?? 'none' };
  });
  const name = [id, ...states.map(({ connector, plug }) => `${connector ?? '-'} ${plug}`)].join(' | ');
  return { name, order: { kind: 'cable', cable: id, ends: states } };
}

/** Where a probe is: at its pin, or beside the meter. */
export function probeShape(colour: 'black' | 'red', machine: SceneMachine, view: MachineView): NamedShape {
  const pin = view.instruments.meter[colour];
  const place = pin === null ? null : pinPlace(machine, view, pin);
  const { tip, towards }: { tip: Vec3; towards: Vec3 } =
    place && pin !== null
      ? { tip: place.tip, towards: probeTowards(place, colour, machine.views[viewFor(pin)]) }
      : PROBES_LYING[colour];
  return {
    name: `probe ${colour} ${place ? pin : 'lying'} ${tip.map(Math.round).join(' ')}`,
    order: { kind: 'probe', colour, tip, towards },
  };
}
