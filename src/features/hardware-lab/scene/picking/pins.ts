import type { LabView } from '../../../../core/hardware/model/view.ts';
import { connectorNow, endNow } from '../bodies/placement.ts';
import {
  type CableEndSpec,
  type Connector,
  endId,
  type PinGrid,
  type PlugPlace,
  poseOf,
} from '../catalogue/cables.ts';
import type { CameraView } from '../catalogue/camera-view.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { add, dot, normalize, scale, type Vec3 } from '../kit/vectors.ts';

export interface PinPlace {
  /** The position of a probe's tip. */
  readonly tip: Vec3;
  /** The direction from which the probe comes. */
  readonly out: Vec3;
}

/** The contacts of a connector or plug: `place.face` is the plane of the probe tips. */
export interface PinField {
  readonly place: PlugPlace;
  readonly pins: PinGrid;
}

/** A plug of the machine's cables by its id. */
export function plugNamed(
  machine: Pick<SceneMachine, 'cables'>,
  id: string,
): { readonly spec: CableEndSpec; readonly cable: string } | null {
  for (const cable of machine.cables) {
    const spec = cable.ends.find((_, i) => endId(cable.id, i) === id);
    if (spec) return { spec, cable: cable.id };
  }
  return null;
}

/** A plug is probed at its back, where the wires enter, seated or not. */
function plugField(machine: SceneMachine, view: LabView, id: string): PinField | null {
  const plug = plugNamed(machine, id);
  const pins = plug ? machine.connectors[plug.spec.home]?.pins : undefined;
  const state = plug && view.cables[plug.cable]?.ends.find((end) => end.id === id);
  if (!plug || !state || !pins) return null;
  const { mouth, ...place } = poseOf(plug.spec, endNow(machine, view, state), machine.connectors);
  return { place: { ...place, face: mouth }, pins };
}

/** A connector is probed at its contacts while empty, and through the plug while one is seated. */
function connectorField(machine: SceneMachine, view: LabView, connector: Connector): PinField | null {
  const holds = view.connectors[connector.id]?.holds ?? null;
  if (holds !== null) return plugField(machine, view, holds);
  const { place, pins } = connectorNow(machine, view, connector);
  return pins ? { place: { ...place, face: add(place.face, scale(place.out, pins.above)) }, pins } : null;
}

/** The contacts of a connector, a plug or bare metal by its id. Null for targets without contacts. */
export function pinField(machine: SceneMachine, view: LabView, holder: string): PinField | null {
  const connector = machine.connectors[holder];
  return connector ? connectorField(machine, view, connector) : plugField(machine, view, holder);
}

/** The order of line, neutral and earth: earth in the middle. */
const MAINS_ORDER = [0, 2, 1];

/** The tips of all pins of a field, by pin number. */
export function pinTips({ place: { face, across, stack }, pins }: PinField): readonly Vec3[] {
  const { columns, rows, pitch, counting } = pins;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] =
      counting === 'columns'
        ? [Math.floor(i / rows), i % rows]
        : [counting === 'mains' ? (MAINS_ORDER[i] ?? i) : i % columns, Math.floor(i / columns)];
    return add(
      add(face, scale(across, (column - (columns - 1) / 2) * pitch)),
      scale(stack, (row - (rows - 1) / 2) * pitch),
    );
  });
}

/** The position of a pin such as `conn-atx24.9` or `cable-atx24.9`. Null for a pin that the machine does not have. */
export function pinPlace(machine: SceneMachine, view: LabView, pin: string): PinPlace | null {
  const point = pin.lastIndexOf('.');
  const field = pinField(machine, view, pin.slice(0, point));
  const tip = field && pinTips(field)[Number(pin.slice(point + 1)) - 1];
  return tip ? { tip, out: field.place.out } : null;
}

/** The lean of a probe in the view: sideways, and up for the red one, down for the black one. */
const LEAN = { side: 0.62, red: 0.46, black: -0.34 } as const;
/** How far it points out of the connector, towards the camera where the connector faces it. */
const STANDS_OUT = 0.62;

/**
 * The direction of a probe's handle: out of the connector and, in the view of that connector, sideways and apart
 * from the other probe, so that neither hides the pins.
 */
export function probeTowards(
  { out }: Pick<PinPlace, 'out'>,
  colour: 'black' | 'red',
  { azimuth }: Pick<CameraView, 'azimuth'>,
): Vec3 {
  const turn = (azimuth * Math.PI) / 180;
  const right: Vec3 = [Math.cos(turn), 0, -Math.sin(turn)];
  const side = dot(out, right) > 0.3 ? LEAN.side : -LEAN.side;
  return normalize(add(scale(out, STANDS_OUT), add(scale(right, side), [0, LEAN[colour], 0])));
}
