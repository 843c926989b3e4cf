import { add, item, scale, type Vec3 } from '../kit/vectors.ts';
import type { CableEnd } from './cable-ends.ts';
import { MAINS_INLET, MONITOR_PLUG } from './cable-ends.ts';
import { GROMMETS, SHROUD_OPENING } from './layout.ts';

/** A point that a bundle of wires passes: its middle, and how its columns and rows lie there. */
export interface Station {
  readonly at: Vec3;
  /** Direction in which the columns follow each other, and that of the rows. */
  readonly across: Vec3;
  readonly stack: Vec3;
  /** Distance between neighbouring wires, mm. */
  readonly pitch: number;
}

export type Sleeve = 'sleeve' | 'lead' | 'red' | 'mains' | 'ribbon';
export type PlugShape =
  | 'power-12'
  | 'power-4'
  | 'sata-data'
  | 'sata-power'
  | 'pins'
  | 'display'
  | 'iec'
  | 'mains';

/** One bundle: a plug, and wires from it to where they disappear (or to a second plug). */
export interface Bundle {
  readonly end: CableEnd;
  readonly plug: PlugShape;
  readonly farPlug?: { readonly end: CableEnd; readonly plug: PlugShape };
  readonly columns: number;
  readonly rows: number;
  readonly radius: number;
  readonly flatness?: number;
  readonly sleeve: Sleeve;
  readonly stations: readonly Station[];
}

const X: Vec3 = [1, 0, 0];
const Y: Vec3 = [0, 1, 0];
const Z: Vec3 = [0, 0, 1];
const minus = (v: Vec3): Vec3 => scale(v, -1);
const BEHIND_TRAY = -14;

const at = (point: Vec3, across: Vec3, stack: Vec3, pitch: number): Station => ({
  at: point,
  across,
  stack,
  pitch,
});
const from = ({ mouth, across, stack }: CableEnd, ahead: number, pitch: number, end: CableEnd): Station =>
  at(add(mouth, scale(end.out, ahead)), across, stack, pitch);

/** Stations of a lead that is one round cable: directions do not matter. */
const through = (...points: readonly Vec3[]): Station[] => points.map((point) => at(point, X, Y, 0));

const mainPower = item(GROMMETS, 1);

export function mainPowerBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  const rise = z + 20;
  return {
    end,
    plug: 'power-12',
    columns: 12,
    rows: 2,
    radius: 1.75,
    sleeve: 'sleeve',
    stations: [
      from(end, -4, 4.2, end),
      from(end, 9, 4.2, end),
      at([x + (mainPower.x - x) * 0.42, (y + mainPower.y) / 2, rise], Y, minus(Z), 3.9),
      at([mainPower.x - 8, mainPower.y, rise - 8], Y, scale([-0.7, 0, -0.7], 1), 3.7),
      at([mainPower.x - 1, mainPower.y, 14], Y, minus(X), 3.6),
      at([mainPower.x - 1, mainPower.y, BEHIND_TRAY], Y, minus(X), 3.6),
    ],
  };
}

export function processorPowerBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  return {
    end,
    plug: 'power-4',
    columns: 4,
    rows: 2,
    radius: 1.75,
    sleeve: 'sleeve',
    stations: [
      from(end, -4, 4.2, end),
      from(end, 7, 4.2, end),
      at([x + 1, y + 8, z + 15], X, scale([0, 0.5, -0.8], 1), 4),
      at([x + 2, 448.5, z + 4], X, minus(Y), 3.6),
      at([x + 2, 449, 8], X, minus(Y), 3.4),
      at([x + 2, 449, BEHIND_TRAY], X, minus(Y), 3.4),
    ],
  };
}

export function cardPowerBundle(end: CableEnd, lane: number): Bundle {
  const [x, y, z] = end.mouth;
  const opening = SHROUD_OPENING.x + lane * 17;
  return {
    end,
    plug: 'power-4',
    columns: 4,
    rows: 2,
    radius: 1.75,
    sleeve: 'sleeve',
    stations: [
      from(end, -4, 4.2, end),
      from(end, 8, 4.2, end),
      at([x, y - 14, z + 20], X, scale([0, 0.6, 0.8], 1), 4.1),
      at([(x + opening) / 2, y - 62, z + 20], X, Z, 4),
      at([opening, 134, SHROUD_OPENING.z + 3], X, Z, 3.7),
      at([opening, 84, SHROUD_OPENING.z - 2], X, Z, 3.6),
    ],
  };
}

export function driveBundle(end: CableEnd, plug: 'sata-data' | 'sata-power', lane: number): Bundle {
  const grommet = item(GROMMETS, 3);
  const [x, y, z] = end.mouth;
  const data = plug === 'sata-data';
  return {
    end,
    plug,
    columns: data ? 1 : 5,
    rows: 1,
    radius: data ? 1.5 : 0.9,
    flatness: data ? 2.2 : 1,
    sleeve: data ? 'red' : 'sleeve',
    stations: [
      from(end, -3, 1.9, end),
      from(end, 8, 1.9, end),
      at([x - 6, y + 6, z - 26], X, Y, 1.9),
      at([grommet.x + 8 + lane * 6, grommet.y - 12, 20], X, Y, 1.7),
      at([grommet.x + lane * 4, grommet.y - 4, 4], X, Y, 1.5),
      at([grommet.x + lane * 4, grommet.y - 4, BEHIND_TRAY], X, Y, 1.5),
    ],
  };
}

/** Board end of the drive's data cable: always plugged, it only completes the picture. */
export function boardDataBundle(end: CableEnd): Bundle {
  const grommet = item(GROMMETS, 2);
  const [x, y, z] = end.mouth;
  return {
    end,
    plug: 'sata-data',
    columns: 1,
    rows: 1,
    radius: 1.5,
    flatness: 2.2,
    sleeve: 'red',
    stations: through(
      [x - 2, y, z],
      [x + 6, y, z + 1],
      [grommet.x - 3, y - 3, 8],
      [grommet.x, y - 4, BEHIND_TRAY],
    ),
  };
}

export function frontPanelBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  return {
    end,
    plug: 'pins',
    columns: 5,
    rows: 1,
    radius: 0.75,
    sleeve: 'ribbon',
    stations: [
      from(end, -2, 2.5, end),
      from(end, 6, 2.5, end),
      at([x + 2, y - 9, z + 7], X, Y, 2),
      at([x - 4, 123, 10], X, Y, 1.8),
      at([x - 6, 121, BEHIND_TRAY], X, Y, 1.8),
    ],
  };
}

export function displayBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  return {
    end,
    plug: 'display',
    farPlug: { end: MONITOR_PLUG, plug: 'display' },
    columns: 1,
    rows: 1,
    radius: 3.2,
    sleeve: 'lead',
    stations: through(
      [x, y, z],
      add([x, y, z], scale(end.out, 18)),
      [x - 52, y * 0.55, z - 30],
      [x - 66, 4, z - 110],
      [x - 110, -11, z - 190],
      [x - 200, -11, z - 250],
      [MONITOR_PLUG.mouth[0] + 60, -11, MONITOR_PLUG.mouth[2] - 60],
      [MONITOR_PLUG.mouth[0] + 12, 12, MONITOR_PLUG.mouth[2] - 40],
      add(MONITOR_PLUG.mouth, [4, -60, -16]),
      MONITOR_PLUG.mouth,
    ),
  };
}

export function mainsBundle(end: CableEnd): Bundle {
  const inlet = MAINS_INLET.mouth;
  const outlet = end.mouth;
  const plugged = end.out[1] > 0.5;
  return {
    end,
    plug: 'mains',
    farPlug: { end: MAINS_INLET, plug: 'iec' },
    columns: 1,
    rows: 1,
    radius: 3.6,
    sleeve: 'mains',
    stations: through(
      outlet,
      add(outlet, scale(end.out, 16)),
      ...(plugged ? overStrip(outlet) : alongMat(outlet)),
      [inlet[0] - 70, -11, inlet[2] + 60],
      [inlet[0] - 56, 6, inlet[2] + 16],
      add(inlet, [-20, 0, 0]),
      inlet,
    ),
  };
}

/** From the top of a plugged plug down over the far side of the strip, and from one that lies on the mat in a bow. */
const overStrip = ([x, y, z]: Vec3): Vec3[] => [
  [x - 4, y + 22, z - 26],
  [x + 4, -4, z - 66],
  [x + 50, -11, z - 92],
];
const alongMat = ([x, , z]: Vec3): Vec3[] => [
  [x + 62, -10, z + 26],
  [x + 66, -11, z - 44],
  [x + 10, -11, z - 96],
];
