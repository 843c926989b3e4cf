import { placeOfTarget } from '../../../../core/hardware/machines/resolve-target.ts';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { drawnCable } from '../bodies/data-sheet.ts';
import { endNow } from '../bodies/placement.ts';
import type { ShapeOrder } from '../builders/geometry-list.ts';
import { type Cable, type EndState, endId } from '../catalogue/cables.ts';
import { PROBES_LYING } from '../catalogue/meter-places.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import type { Vec3 } from '../kit/vectors.ts';
import { pinPlace, probeTowards } from '../picking/pins.ts';

/** A shape with its cache key: equal names are equal shapes. */
export interface NamedShape {
  readonly name: string;
  readonly order: ShapeOrder;
}

const PULLED: EndState = { connector: null, plug: 'none' };

/** The shape of a cable by the state of its plugs; null if there is none. */
export function cableShape(machine: SceneMachine, view: LabView, { id, ends }: Cable): NamedShape | null {
  const drawn = drawnCable(view, id);
  if (drawn === null) return null;
  const states = ends.map((_, i): EndState => {
    const end = drawn.ends.find((candidate) => candidate.id === endId(id, i));
    return end ? endNow(machine, view, end) : PULLED;
  });
  const name = [id, ...states.map(nameOf)].join(' | ');
  return { name, order: { kind: 'cable', cable: id, ends: states } };
}

const nameOf = ({ connector, plug, place }: EndState): string =>
  [connector ?? '-', plug, ...(place?.face.map(Math.round) ?? [])].join(' ');

/** The shape of a probe: at its pin, or beside the meter. */
export function probeShape(colour: 'black' | 'red', machine: SceneMachine, view: LabView): NamedShape {
  const pin = view.instruments.meter[colour];
  const place = pin === null ? null : pinPlace(machine, view, pin);
  const { tip, towards }: { tip: Vec3; towards: Vec3 } =
    place && pin !== null
      ? {
          tip: place.tip,
          towards: probeTowards(place, colour, machine.views[placeOfTarget(view.model, pin)]),
        }
      : PROBES_LYING[colour];
  return {
    name: `probe ${colour} ${place ? pin : 'lying'} ${tip.map(Math.round).join(' ')}`,
    order: { kind: 'probe', colour, tip, towards },
  };
}
