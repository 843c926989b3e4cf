import type { MachineView } from '../../../../core/hardware/view.ts';
import { type Connector, PLUG_LENGTH } from '../catalogue/cables.ts';
import type { CameraView } from '../catalogue/camera-view.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { add, dot, normalize, scale, type Vec3 } from '../kit/vectors.ts';

export interface PinPlace {
  /** Where the tip of a probe touches it. */
  readonly tip: Vec3;
  /** Away from the connector. */
  readonly out: Vec3;
}

/** Pins stand this far above the foot of an empty connector, mm. */
const BARE_PIN_MM = 6;

/** Middle of each pin of a connector, in its own plane, in the order in which pins are counted. */
function offsets({ place: { across, stack }, pins }: Connector): readonly Vec3[] {
  if (!pins) return [];
  const { columns, rows, pitch, counting } = pins;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] =
      counting === 'rows' ? [i % columns, Math.floor(i / columns)] : [Math.floor(i / rows), i % rows];
    return add(
      scale(across, (column - (columns - 1) / 2) * pitch),
      scale(stack, (row - (rows - 1) / 2) * pitch),
    );
  });
}

/** Ids of the pins of a connector: its own id and the pin's number from 1 on. */
export const pinIds = (connector: Connector): readonly string[] =>
  offsets(connector).map((_, i) => `${connector.id}.${i + 1}`);

/**
 * Where a pin such as `conn-atx24.9` is touched: at the contact itself while the connector is empty, at the back of the plug
 * while one is in it (back-probing). Null for a pin that the machine does not have.
 */
export function pinPlace(machine: SceneMachine, view: MachineView, pin: string): PinPlace | null {
  const dot = pin.lastIndexOf('.');
  const connector = machine.connectors[pin.slice(0, dot)];
  const offset = connector ? offsets(connector)[Number(pin.slice(dot + 1)) - 1] : undefined;
  if (!connector || !offset) return null;
  const { face, out } = connector.place;
  const tip = add(add(face, offset), scale(out, heightOf(machine, view, connector.id)));
  return { tip, out };
}

/** Share of a probe's lean in the picture: sideways, and the red one up, the black one down. */
const LEAN = { side: 0.62, red: 0.46, black: -0.34 } as const;
/** How much it stands out of the connector, towards the reader where the connector faces the reader. */
const STANDS_OUT = 0.62;

/**
 * The way the handle of a probe points: out of the connector, and in the picture in which that connector is looked at, aside
 * and apart from the other probe, so that neither hides the pins.
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

function heightOf(machine: SceneMachine, view: MachineView, connector: string): number {
  const holds = view.connectors[connector]?.holds ?? null;
  if (holds === null) return BARE_PIN_MM;
  const cable = machine.cables.find(({ id }) => id === holds || `${id}-far` === holds);
  const end = cable?.ends[holds.endsWith('-far') ? 1 : 0];
  return end ? PLUG_LENGTH[end.plug] : BARE_PIN_MM;
}
