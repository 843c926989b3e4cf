import { add, scale, type Vec3 } from '../kit/vectors.ts';

/**
 * The position of a seated plug: its mating face, the direction of the wires, and the directions of its columns and
 * rows.
 */
export interface PlugPlace {
  readonly face: Vec3;
  readonly out: Vec3;
  readonly across: Vec3;
  readonly stack: Vec3;
}

/** The contacts of a connector where a probe can touch: columns and rows around its middle. */
export interface PinGrid {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
  /**
   * The order of pin numbers: row after row, column after column (pin headers), or line and neutral with earth
   * between them.
   */
  readonly counting: 'rows' | 'columns' | 'mains';
  /** Height of the contacts over the face of the empty connector, mm. */
  readonly above: number;
  /** Opening of a port, across and along its stack, where that is larger than its contacts, mm. */
  readonly opening?: readonly [across: number, stack: number];
}

/** A connector on a part. */
export interface Connector {
  readonly id: string;
  /** The body that carries it. */
  readonly on: string;
  readonly place: PlugPlace;
  readonly pins?: PinGrid;
}

export type PlugShape =
  | 'power-12'
  | 'power-6'
  | 'power-2+2'
  | 'power-3+1'
  | 'power-2'
  | 'sata-data'
  | 'sata-power'
  | 'molex'
  | 'fan'
  | 'lead-2'
  | 'lead-3'
  | 'usb-19'
  | 'usb-9'
  | 'display'
  | 'd-sub'
  | 'iec'
  | 'mains'
  | 'rj45'
  | 'battery'
  | 'coax'
  | 'barrel';

/** Distance from a plug's mating face to where its wires leave, mm. */
export const PLUG_LENGTH: Readonly<Record<PlugShape, number>> = {
  'power-12': 16,
  'power-6': 16,
  'power-2+2': 16,
  'power-3+1': 16,
  'power-2': 16,
  'sata-data': 9,
  'sata-power': 9,
  molex: 18,
  fan: 11,
  'lead-2': 14,
  'lead-3': 14,
  'usb-19': 13,
  'usb-9': 11,
  display: 34,
  'd-sub': 30,
  iec: 30,
  mains: 34,
  rj45: 20,
  battery: 7,
  coax: 1.4,
  barrel: 30,
};

/** The columns of contacts of a power plug by piece: processor and card plugs come in two pieces. */
export const POWER_PIECES: Readonly<Partial<Record<PlugShape, readonly number[]>>> = {
  'power-12': [12],
  'power-6': [6],
  'power-2+2': [2, 2],
  'power-3+1': [3, 1],
  'power-2': [2],
};

export type Sleeve = 'sleeve' | 'lead' | 'red' | 'yellow' | 'blue' | 'mains' | 'colours' | 'atx' | 'grey';

/** A cable's end: its plug, its connector, and its position while unplugged. */
export interface CableEndSpec {
  readonly plug: PlugShape;
  readonly home: string;
  readonly hanging: PlugPlace;
}

/** A point on a bundle's route, with the directions of its columns and rows there. */
export interface Station {
  readonly at: Vec3;
  /** Direction in which the columns follow each other, and that of the rows. */
  readonly across: Vec3;
  readonly stack: Vec3;
  /** Distance between neighbouring wires, mm. */
  readonly pitch: number;
}

/** The current position of an end: `mouth` is where the wires leave the plug. */
export interface PlugPose extends PlugPlace {
  readonly mouth: Vec3;
}

export interface Cable {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  readonly radius: number;
  /** Width of a flat lead as a multiple of its height. */
  readonly flatness?: number;
  readonly sleeve: Sleeve;
  /** One end that can be unplugged (the other is inside the machine), or two: the first has the cable's own id. */
  readonly ends: readonly CableEndSpec[];
  /** The part it is fixed to: the cable is not drawn while that part lies on the workbench. */
  readonly fixedTo?: string;
}

/** A cable with its route, which only its builder needs. */
export interface CableSpec extends Cable {
  /** The stations of the route, from the first end to the second or until it leaves sight. */
  route(ends: readonly PlugPose[]): readonly Station[];
}

/** Id of an end in views and commands. */
export const endId = (cable: string, index: number): string => (index === 0 ? cable : `${cable}-far`);

/** The view's state of an end. */
export interface EndState {
  readonly connector: string | null;
  readonly plug: 'none' | 'partial' | 'latched';
  /** The current position of its connector, if the part that carries it is out of its seat. */
  readonly place?: PlugPlace;
}

/** How far a partly seated plug stands out, mm, and how far it leans: enough to be visible. */
const LOOSE_MM = 10;
const LEANING = (14 * Math.PI) / 180;
/** How far the second piece of a split plug stands out when only the first is seated, mm. */
const PIECE_OUT_MM = 10;

/** The offset of each piece of a power plug from the plug's position, mm. */
export const piecesOut = (pieces: readonly number[], { plug }: Pick<EndState, 'plug'>): readonly number[] =>
  pieces.map((_, i) => (plug === 'partial' && i > 0 ? PIECE_OUT_MM : 0));

/** The position of a cable's end: seated (at least its first piece), partly seated, or hanging. */
export function poseOf(
  spec: CableEndSpec,
  state: EndState,
  connectors: Readonly<Record<string, Connector>>,
): PlugPose {
  const connector = state.plug === 'none' ? undefined : connectors[state.connector ?? spec.home];
  const place = (connector && state.place) ?? connector?.place ?? spec.hanging;
  const isSplit = (POWER_PIECES[spec.plug]?.length ?? 1) > 1;
  const isLoose = connector !== undefined && state.plug === 'partial' && !isSplit;
  const now = isLoose ? leaning(moved(place, scale(place.out, LOOSE_MM)), LEANING) : place;
  return { ...now, mouth: add(now.face, scale(now.out, PLUG_LENGTH[spec.plug])) };
}

/** The same position, rotated about the line of its contacts. */
export function leaning({ face, out, across, stack }: PlugPlace, angle: number): PlugPlace {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    face,
    across,
    out: add(scale(out, cos), scale(stack, sin)),
    stack: add(scale(stack, cos), scale(out, -sin)),
  };
}

/** The same position, moved: for an unplugged plug. */
export const moved = (place: PlugPlace, offset: Vec3): PlugPlace => ({
  ...place,
  face: add(place.face, offset),
});
