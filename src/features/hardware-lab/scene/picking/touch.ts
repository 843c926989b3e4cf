import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { PINOUTS } from '../../../../core/hardware/machines/pinouts.ts';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { pinHoldersOf } from '../../../../core/hardware/projection/pin-holders.ts';
import { connectorNow } from '../bodies/placement.ts';
import { MONITOR, MONITOR_LIGHT_AT } from '../catalogue/bench-layout.ts';
import {
  type Connector,
  type EndState,
  endId,
  type PinGrid,
  PLUG_LENGTH,
  poseOf,
} from '../catalogue/cables.ts';
import type { TouchArea } from '../catalogue/pieces.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { carried, placed } from '../kit/placement.ts';
import { add, scale, type Vec3 } from '../kit/vectors.ts';
import { pinField, pinTips } from './pins.ts';

/** A connector without pins (a port) is about this large, mm. */
const PORT = [16, 10] as const;
const DEPTH = 9;
const PLUG_SIZE = 24;

/** LEDs have a touch area larger than their visible size. */
const MONITOR_LIGHT: TouchArea = {
  id: 'led-monitor',
  at: carried(placed([...MONITOR.at], [0, MONITOR.turn, 0]), MONITOR_LIGHT_AT),
  size: [12, 10, 10],
};

/** Clickable areas besides the bodies: those that move with the board, and the others. */
export interface TouchPlan {
  readonly onBoard: readonly TouchArea[];
  readonly onBench: readonly TouchArea[];
}

/** `probing`: the meter is in use, so pins are clickable instead of their connectors and plugs. */
export function touchPlan(machine: SceneMachine, view: LabView, probing: boolean): TouchPlan {
  return {
    onBoard: machine.touchAreas.filter(({ id }) => known(view, id)),
    onBench: probing
      ? pinAreas(machine, view)
      : [...connectorAreas(machine, view), ...farEnds(machine, view), ...machine.caseLights, MONITOR_LIGHT],
  };
}

/** Covered targets, and those that this machine lacks, are not clickable. */
const known = (view: LabView, id: string): boolean =>
  findMachine(view.model).sockets[id] === undefined || view.sockets[id] !== undefined;

function extent({ across, stack, out }: Connector['place'], sizes: readonly [number, number, number]): Vec3 {
  const along = (axis: 0 | 1 | 2) =>
    Math.abs(across[axis]) * sizes[0] + Math.abs(stack[axis]) * sizes[1] + Math.abs(out[axis]) * sizes[2];
  return [along(0), along(1), along(2)];
}

function connectorAreas(machine: SceneMachine, view: LabView): TouchArea[] {
  return Object.values(machine.connectors)
    .filter(({ id }) => view.connectors[id] !== undefined)
    .map((connector) => {
      const { id, place, pins } = connectorNow(machine, view, connector);
      const [across, stack] = pins?.opening ?? (pins ? headerSize(pins) : PORT);
      return { id, at: add(place.face, scale(place.out, 1.5)), size: extent(place, [across, stack, DEPTH]) };
    });
}

const headerSize = ({ columns, rows, pitch }: PinGrid): readonly [number, number] => [
  columns * Math.max(pitch, 2) + 2,
  rows * Math.max(pitch, 2) + 2,
];

/** A seated plug's contacts are behind it: the connector's areas serve both. */
function pinAreas(machine: SceneMachine, view: LabView): TouchArea[] {
  const inConnectors = new Set(Object.values(view.connectors).map(({ holds }) => holds));
  return pinHoldersOf(view).flatMap(({ holders }) =>
    holders
      .filter(({ id }) => !inConnectors.has(id))
      .flatMap(({ id, family }) => {
        const field = pinField(machine, view, id);
        if (!field) return [];
        const { columns, rows, pitch, opening } = field.pins;
        const contact = Math.min(pitch * 0.92, 9);
        const [across, stack] = columns * rows === 1 && opening ? opening : [contact, contact];
        const size = extent(field.place, [across, stack, 6]);
        return pinTips(field)
          .slice(0, PINOUTS[family].length)
          .map((at, i) => ({ id: `${id}.${i + 1}`, at, size }));
      }),
  );
}

/** The first plug of a cable is the cable's own target; areas for the far ends. */
function farEnds(machine: SceneMachine, view: LabView): TouchArea[] {
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
