import { add, scale, type Vec3 } from '../kit/vectors.ts';

/** Where a plug sits when it is home: its mating face, the way the wires leave, and the directions of its columns and rows. */
export interface PlugPlace {
  readonly face: Vec3;
  readonly out: Vec3;
  readonly across: Vec3;
  readonly stack: Vec3;
}

/** Contacts of a connector: where each can be touched with a probe, in columns and rows around the middle. */
export interface PinGrid {
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
  /** How pins are counted: row after row, up and down the columns (pin headers), or line, neutral and the earth between them. */
  readonly counting: 'rows' | 'columns' | 'mains';
  /** Height of the contacts over the face of the empty connector, mm. */
  readonly above: number;
  /** Opening of a port, across and along its stack, where that is larger than its contacts, mm. */
  readonly opening?: readonly [across: number, stack: number];
}

/** A place on a part that takes plugs. */
export interface Connector {
  readonly id: string;
  /** Body that it is a piece of. */
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
  | 'rj45';

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
};

/** Columns of contacts of a supply's plugs, by the pieces that they come in: those for processors and cards have two. */
export const POWER_PIECES: Readonly<Partial<Record<PlugShape, readonly number[]>>> = {
  'power-12': [12],
  'power-6': [6],
  'power-2+2': [2, 2],
  'power-3+1': [3, 1],
  'power-2': [2],
};

export type Sleeve = 'sleeve' | 'lead' | 'red' | 'yellow' | 'blue' | 'mains' | 'colours' | 'atx' | 'grey';

/** A cable's end: its plug, the connector it belongs in, and where it lies while it is in none. */
export interface CableEndSpec {
  readonly plug: PlugShape;
  readonly home: string;
  readonly hanging: PlugPlace;
}

/** A point that a bundle of wires passes: its middle, and how its columns and rows lie there. */
export interface Station {
  readonly at: Vec3;
  /** Direction in which the columns follow each other, and that of the rows. */
  readonly across: Vec3;
  readonly stack: Vec3;
  /** Distance between neighbouring wires, mm. */
  readonly pitch: number;
}

/** An end where it is now: `mouth` is where the wires leave the plug. */
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
  /** One end that a technician plugs (the other disappears in the machine), or two: the first has the cable's own id. */
  readonly ends: readonly CableEndSpec[];
  /** Part that it is fixed to: the cable is not drawn while that lies on the bench. */
  readonly fixedTo?: string;
}

/** A cable with the way it takes, which only its builder needs. */
export interface CableSpec extends Cable {
  /** What the wires pass on their way, from the first end to the second or to where they disappear. */
  route(ends: readonly PlugPose[]): readonly Station[];
}

/** Id of an end in views and commands. */
export const endId = (cable: string, index: number): string => (index === 0 ? cable : `${cable}-far`);

/** What the view says of an end. */
export interface EndState {
  readonly connector: string | null;
  readonly plug: 'none' | 'partial' | 'latched';
  /** Where its connector is now, when the part that carries it is not in its seat. */
  readonly place?: PlugPlace;
}

/** How far a plug that has not clicked stands out, mm, and how it leans: enough to be seen from where the camera stands. */
const LOOSE_MM = 10;
const LEANING = (14 * Math.PI) / 180;
/** How far the second piece of a plug stands out of which only the first is in, mm. */
const PIECE_OUT_MM = 10;

/** How far each piece of a power plug stands out of the place where the plug is, mm. */
export const piecesOut = (pieces: readonly number[], { plug }: Pick<EndState, 'plug'>): readonly number[] =>
  pieces.map((_, i) => (plug === 'partial' && i > 0 ? PIECE_OUT_MM : 0));

/** Where the end of a cable is: home in a connector, at least with its first piece, standing proud of it, or hanging. */
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

/** The same place, turned about the line of its contacts. */
export function leaning({ face, out, across, stack }: PlugPlace, angle: number): PlugPlace {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    face,
    across,
    out: add(scale(out, cos), scale(stack, sin)),
    stack: add(scale(stack, cos), scale(out, -sin)),
  };
}

/** The same place, moved: where a plug hangs that was pulled out and let go. */
export const moved = (place: PlugPlace, offset: Vec3): PlugPlace => ({
  ...place,
  face: add(place.face, offset),
});
