import { GPU_PLUGS, MAINS_INLET, MAINS_OUTLET, MONITOR_PLUG, DISPLAY_OUT, SOCKET_ENDS } from './cable-ends.ts';
import type { CableEnd } from './cable-ends.ts';
import { GROMMETS, SHROUD_OPENING } from './layout.ts';
import { add, item, scale, type Vec3 } from '../kit/vectors.ts';

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
export type PlugShape = 'power-12' | 'power-4' | 'sata-data' | 'sata-power' | 'pins' | 'display' | 'iec' | 'mains';

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

export interface CableRoute {
  readonly id: string;
  readonly bundles: readonly Bundle[];
  /** The same cable with its plug pulled out. */
  readonly pulled: readonly Bundle[];
}

const X: Vec3 = [1, 0, 0];
const Y: Vec3 = [0, 1, 0];
const Z: Vec3 = [0, 0, 1];
const minus = (v: Vec3): Vec3 => scale(v, -1);
const BEHIND_TRAY = -14;

const at = (point: Vec3, across: Vec3, stack: Vec3, pitch: number): Station => ({ at: point, across, stack, pitch });
const from = ({ mouth, across, stack }: CableEnd, ahead: number, pitch: number, end: CableEnd): Station =>
  at(add(mouth, scale(end.out, ahead)), across, stack, pitch);

/** Stations of a lead that is one round cable: directions do not matter. */
const through = (...points: readonly Vec3[]): Station[] => points.map((point) => at(point, X, Y, 0));

const mainPower = item(GROMMETS, 1);

function mainPowerBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  const rise = z + 20;
  return {
    end, plug: 'power-12', columns: 12, rows: 2, radius: 1.75, sleeve: 'sleeve',
    stations: [
      from(end, -4, 4.2, end), from(end, 9, 4.2, end),
      at([x + (mainPower.x - x) * 0.42, (y + mainPower.y) / 2, rise], Y, minus(Z), 3.9),
      at([mainPower.x - 8, mainPower.y, rise - 8], Y, scale([-0.7, 0, -0.7], 1), 3.7),
      at([mainPower.x - 1, mainPower.y, 14], Y, minus(X), 3.6),
      at([mainPower.x - 1, mainPower.y, BEHIND_TRAY], Y, minus(X), 3.6),
    ],
  };
}

function processorPowerBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  return {
    end, plug: 'power-4', columns: 4, rows: 2, radius: 1.75, sleeve: 'sleeve',
    stations: [
      from(end, -4, 4.2, end), from(end, 7, 4.2, end),
      at([x + 1, y + 8, z + 15], X, scale([0, 0.5, -0.8], 1), 4),
      at([x + 2, 448.5, z + 4], X, minus(Y), 3.6),
      at([x + 2, 449, 8], X, minus(Y), 3.4),
      at([x + 2, 449, BEHIND_TRAY], X, minus(Y), 3.4),
    ],
  };
}

function cardPowerBundle(end: CableEnd, lane: number): Bundle {
  const [x, y, z] = end.mouth;
  const opening = SHROUD_OPENING.x + lane * 17;
  return {
    end, plug: 'power-4', columns: 4, rows: 2, radius: 1.75, sleeve: 'sleeve',
    stations: [
      from(end, -4, 4.2, end), from(end, 8, 4.2, end),
      at([x, y - 14, z + 20], X, scale([0, 0.6, 0.8], 1), 4.1),
      at([(x + opening) / 2, y - 62, z + 20], X, Z, 4),
      at([opening, 134, SHROUD_OPENING.z + 3], X, Z, 3.7),
      at([opening, 84, SHROUD_OPENING.z - 2], X, Z, 3.6),
    ],
  };
}

function driveBundle(end: CableEnd, plug: 'sata-data' | 'sata-power', lane: number): Bundle {
  const grommet = item(GROMMETS, 3);
  const [x, y, z] = end.mouth;
  const data = plug === 'sata-data';
  return {
    end, plug, columns: data ? 1 : 5, rows: 1, radius: data ? 1.5 : 0.9, flatness: data ? 2.2 : 1, sleeve: data ? 'red' : 'sleeve',
    stations: [
      from(end, -3, 1.9, end), from(end, 8, 1.9, end),
      at([x - 6, y + 6, z - 26], X, Y, 1.9),
      at([grommet.x + 8 + lane * 6, grommet.y - 12, 20], X, Y, 1.7),
      at([grommet.x + lane * 4, grommet.y - 4, 4], X, Y, 1.5),
      at([grommet.x + lane * 4, grommet.y - 4, BEHIND_TRAY], X, Y, 1.5),
    ],
  };
}

/** Board end of the drive's data cable: always plugged, it only completes the picture. */
function boardDataBundle(end: CableEnd): Bundle {
  const grommet = item(GROMMETS, 2);
  const [x, y, z] = end.mouth;
  return {
    end, plug: 'sata-data', columns: 1, rows: 1, radius: 1.5, flatness: 2.2, sleeve: 'red',
    stations: through([x - 2, y, z], [x + 6, y, z + 1], [grommet.x - 3, y - 3, 8], [grommet.x, y - 4, BEHIND_TRAY]),
  };
}

function frontPanelBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  return {
    end, plug: 'pins', columns: 5, rows: 1, radius: 0.75, sleeve: 'ribbon',
    stations: [
      from(end, -2, 2.5, end), from(end, 6, 2.5, end),
      at([x + 2, y - 9, z + 7], X, Y, 2), at([x - 4, 123, 10], X, Y, 1.8), at([x - 6, 121, BEHIND_TRAY], X, Y, 1.8),
    ],
  };
}

function displayBundle(end: CableEnd): Bundle {
  const [x, y, z] = end.mouth;
  return {
    end, plug: 'display', farPlug: { end: MONITOR_PLUG, plug: 'display' }, columns: 1, rows: 1, radius: 3.2, sleeve: 'lead',
    stations: through(
      [x, y, z], add([x, y, z], scale(end.out, 18)), [x - 52, y * 0.55, z - 30], [x - 66, 4, z - 110], [x - 110, -11, z - 190], [x - 200, -11, z - 250],
      [MONITOR_PLUG.mouth[0] + 60, -11, MONITOR_PLUG.mouth[2] - 60], [MONITOR_PLUG.mouth[0] + 12, 12, MONITOR_PLUG.mouth[2] - 40], add(MONITOR_PLUG.mouth, [4, -60, -16]), MONITOR_PLUG.mouth,
    ),
  };
}

function mainsBundle(end: CableEnd): Bundle {
  const inlet = MAINS_INLET.mouth;
  const outlet = end.mouth;
  const plugged = end.out[1] > 0.5;
  return {
    end, plug: 'mains', farPlug: { end: MAINS_INLET, plug: 'iec' }, columns: 1, rows: 1, radius: 3.6, sleeve: 'mains',
    stations: through(
      outlet, add(outlet, scale(end.out, 16)), ...(plugged ? overStrip(outlet) : alongMat(outlet)),
      [inlet[0] - 70, -11, inlet[2] + 60], [inlet[0] - 56, 6, inlet[2] + 16], add(inlet, [-20, 0, 0]), inlet,
    ),
  };
}

/** From the top of a plugged plug down over the far side of the strip, and from one that lies on the mat in a bow. */
const overStrip = ([x, y, z]: Vec3): Vec3[] => [[x - 4, y + 22, z - 26], [x + 4, -4, z - 66], [x + 50, -11, z - 92]];
const alongMat = ([x, , z]: Vec3): Vec3[] => [[x + 62, -10, z + 26], [x + 66, -11, z - 44], [x + 10, -11, z - 96]];

/** An end that hangs free: moved by `offset`. */
const movedEnd = (end: CableEnd, offset: Vec3): CableEnd => ({ ...end, face: add(end.face, offset), mouth: add(end.mouth, offset) });

const sockets = SOCKET_ENDS;

/** Every cable of the machine that a technician can plug. Ends are the sockets themselves, so they cannot miss them. */
export const CABLE_ROUTES: readonly CableRoute[] = [
  {
    id: 'cable-atx24',
    bundles: [mainPowerBundle(sockets.atx24)],
    pulled: [mainPowerBundle(movedEnd(sockets.atx24, [6, -8, 30]))],
  },
  {
    id: 'cable-eps',
    bundles: [processorPowerBundle(sockets.eps)],
    pulled: [processorPowerBundle(movedEnd(sockets.eps, [-4, 0, 28]))],
  },
  {
    id: 'cable-pcie',
    bundles: GPU_PLUGS.map((end, i) => cardPowerBundle(end, i === 0 ? 1 : -1)),
    pulled: GPU_PLUGS.map((end, i) => cardPowerBundle(movedEnd(end, [0, -34, 26]), i === 0 ? 1 : -1)),
  },
  {
    id: 'cable-sata-power',
    bundles: [driveBundle(sockets.drivePower, 'sata-power', 1)],
    pulled: [driveBundle(movedEnd(sockets.drivePower, [2, 10, -18]), 'sata-power', 1)],
  },
  {
    id: 'cable-sata-data',
    bundles: [driveBundle(sockets.driveData, 'sata-data', -1), boardDataBundle(sockets.boardData)],
    pulled: [driveBundle(movedEnd(sockets.driveData, [-2, 12, -16]), 'sata-data', -1), boardDataBundle(sockets.boardData)],
  },
  {
    id: 'cable-front-panel',
    bundles: [frontPanelBundle(sockets.frontPanel)],
    pulled: [frontPanelBundle(movedEnd(sockets.frontPanel, [4, -4, 18]))],
  },
  {
    id: 'cable-monitor',
    bundles: [displayBundle(DISPLAY_OUT)],
    pulled: [displayBundle(movedEnd(DISPLAY_OUT, [-60, -40, 20]))],
  },
  {
    id: 'cable-mains',
    bundles: [mainsBundle(MAINS_OUTLET.plugged)],
    pulled: [mainsBundle(MAINS_OUTLET.lying)],
  },
];
