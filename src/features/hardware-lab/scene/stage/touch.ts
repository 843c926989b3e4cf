import type { MachineView } from '../../../../core/hardware/view.ts';
import { type Connector, type EndState, endId, PLUG_LENGTH, poseOf } from '../catalogue/cables.ts';
import type { TouchArea } from '../catalogue/pieces.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { add, scale, type Vec3 } from '../kit/vectors.ts';
import { pinIds, pinPlace } from './pins.ts';

/** A connector without pins (a port) is about this large, mm. */
const PORT = { across: 16, stack: 10 } as const;
const DEPTH = 9;
const PLUG_SIZE = 24;

/** Places that answer pointing beside the bodies: those that move with the board, and the rest. */
export interface TouchPlan {
  readonly onBoard: readonly TouchArea[];
  readonly onBench: readonly TouchArea[];
}

/** `probing`: the meter is in hand, so pins are pointed at instead of the connectors that they belong to. */
export function touchPlan(machine: SceneMachine, view: MachineView, probing: boolean): TouchPlan {
  const connectors = Object.values(machine.connectors).filter(({ id }) => view.connectors[id] !== undefined);
  const onBoard = connectors.filter(({ on }) => on === 'motherboard');
  const elsewhere = connectors.filter(({ on }) => on !== 'motherboard');
  const areas = (list: readonly Connector[]) =>
    probing ? list.flatMap((connector) => pinAreas(machine, view, connector)) : list.map(connectorArea);
  return {
    onBoard: [...machine.touchAreas.filter(({ id }) => known(view, id)), ...areas(onBoard)],
    onBench: [...areas(elsewhere), ...(probing ? [] : farEnds(machine, view))],
  };
}

/** Slots that a machine of this variant lacks are not pointed at. */
const known = (view: MachineView, id: string): boolean =>
  !id.startsWith('slot-') || Object.keys(view.sockets).length === 0 || view.sockets[id] !== undefined;

function extent({ across, stack, out }: Connector['place'], sizes: readonly [number, number, number]): Vec3 {
  const along = (axis: 0 | 1 | 2) =>
    Math.abs(across[axis]) * sizes[0] + Math.abs(stack[axis]) * sizes[1] + Math.abs(out[axis]) * sizes[2];
  return [along(0), along(1), along(2)];
}

function connectorArea({ id, place, pins }: Connector): TouchArea {
  const across = pins ? pins.columns * Math.max(pins.pitch, 2) + 2 : PORT.across;
  const stack = pins ? pins.rows * Math.max(pins.pitch, 2) + 2 : PORT.stack;
  return { id, at: add(place.face, scale(place.out, 1.5)), size: extent(place, [across, stack, DEPTH]) };
}

function pinAreas(machine: SceneMachine, view: MachineView, connector: Connector): TouchArea[] {
  const pitch = (connector.pins?.pitch ?? 0) || 5;
  const size = Math.min(pitch * 0.92, 9);
  return pinIds(connector).flatMap((id) => {
    const place = pinPlace(machine, view, id);
    return place ? [{ id, at: place.tip, size: extent(connector.place, [size, size, 6]) }] : [];
  });
}

/** The first plug of a cable is the cable's own target; the far one answers here. */
function farEnds(machine: SceneMachine, view: MachineView): TouchArea[] {
  return machine.cables.flatMap(({ id, ends }) => {
    const spec = ends[1];
    const state = view.cables[id]?.ends.find((end) => end.id === endId(id, 1));
    if (!spec || !state) return [];
    const end: EndState = { connector: state.connector, plug: state.plug };
    const { face, out } = poseOf(spec, end, machine.connectors);
    const middle = add(face, scale(out, PLUG_LENGTH[spec.plug] * 0.6));
    return [{ id: state.id, at: middle, size: [PLUG_SIZE, PLUG_SIZE, PLUG_SIZE] as const }];
  });
}
