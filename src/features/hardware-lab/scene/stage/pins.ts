import type { MachineView } from '../../../../core/hardware/view.ts';
import { type Connector, PLUG_LENGTH } from '../catalogue/cables.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { add, normalize, scale, type Vec3 } from '../kit/vectors.ts';

export interface PinPlace {
  /** Where the tip of a probe touches it. */
  readonly tip: Vec3;
  /** The way the handle of the probe points. */
  readonly towards: Vec3;
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
  const { face, out, across } = connector.place;
  const tip = add(add(face, offset), scale(out, heightOf(machine, view, connector.id)));
  return { tip, towards: normalize(add(out, add(scale(across, 0.25), [0, 0.3, 0.25]))) };
}

function heightOf(machine: SceneMachine, view: MachineView, connector: string): number {
  const holds = view.connectors[connector]?.holds ?? null;
  if (holds === null) return BARE_PIN_MM;
  const cable = machine.cables.find(({ id }) => id === holds || `${id}-far` === holds);
  const end = cable?.ends[holds.endsWith('-far') ? 1 : 0];
  return end ? PLUG_LENGTH[end.plug] : BARE_PIN_MM;
}
