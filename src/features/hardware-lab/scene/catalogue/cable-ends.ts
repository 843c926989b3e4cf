import { carried, placed } from '../kit/placement.ts';
import { add, item, scale, type Vec2, type Vec3 } from '../kit/vectors.ts';
import { GPU_HOME } from './homes.ts';
import {
  ATX24,
  BENCH_Y,
  EPS,
  FRONT_PANEL_HEADER,
  MONITOR,
  onBoard,
  POWER_STRIP,
  PSU,
  SATA_DRIVE_AT,
  SATA_PORTS,
} from './layout.ts';

/** Where a plug sits. `face` is its mating face, `mouth` where the wires leave it; `out` points from one to the other. */
export interface CableEnd {
  readonly face: Vec3;
  readonly mouth: Vec3;
  readonly out: Vec3;
  /** Directions of the plug's columns and rows. */
  readonly across: Vec3;
  readonly stack: Vec3;
}

/** Height of a power socket and length of its plug, mm; the plug goes in as far as leaves it `PROUD` above the board. */
const POWER_PLUG_LENGTH = 16;
const PROUD = 3;
const X: Vec3 = [1, 0, 0];
const Y: Vec3 = [0, 1, 0];
const Z: Vec3 = [0, 0, 1];

const end = (face: Vec3, out: Vec3, length: number, across: Vec3, stack: Vec3): CableEnd => ({
  face,
  mouth: add(face, scale(out, length)),
  out,
  across,
  stack,
});

const boardEnd = (
  [x, y]: Vec2,
  across: Vec3,
  stack: Vec3,
  length = POWER_PLUG_LENGTH,
  proud = PROUD,
): CableEnd => end(onBoard(x, y, proud), Z, length, across, stack);

/** Power inlets of the graphics card, in its own space (see `builders/gpu.ts`). */
export const GPU_POWER: readonly Vec3[] = [
  [246, -3, 105],
  [224, -3, 105],
];
/** Display connectors of the card along its bracket, and the bracket's place. */
export const GPU_PORTS_Z: readonly number[] = [92, 70, 48, 27];
export const GPU_BRACKET_X = -8;
/** Mains inlet of the power supply, in its own space. */
export const PSU_INLET: Vec3 = [0, 48, 112];
/** Plugs of the 2.5 inch drive: data and power, in its own space; they face its +x side. */
const DRIVE_DATA: Vec3 = [51, 4, 3];
const DRIVE_POWER: Vec3 = [51, -14, 3];
/** Display input on the back of the monitor, in its own space; it faces down. */
export const MONITOR_INPUT: Vec3 = [60, -84, -30];

const [driveX, driveY, driveZ] = SATA_DRIVE_AT;
/** The drive lies with its plugs towards the tray: its +x is world -z, its +y world -x. */
const onDrive = ([x, y, z]: Vec3): Vec3 => [driveX - y, driveY + z, driveZ - x];

const sataPort = item(SATA_PORTS, 1);

export const SOCKET_ENDS = {
  atx24: boardEnd(ATX24, Y, X),
  eps: boardEnd(EPS, X, Y),
  frontPanel: boardEnd(FRONT_PANEL_HEADER, X, Y, 10, 2.6),
  boardData: end(onBoard(sataPort[0] + 5, sataPort[1], 6.6), X, 9, Y, Z),
  driveData: end(onDrive(DRIVE_DATA), [0, 0, -1], 9, X, Y),
  drivePower: end(onDrive(DRIVE_POWER), [0, 0, -1], 9, X, Y),
} as const;

export const GPU_PLUGS: readonly CableEnd[] = GPU_POWER.map((at) =>
  end(add(add(GPU_HOME, at), [0, 0, PROUD]), Z, POWER_PLUG_LENGTH, X, Y),
);

export const DISPLAY_OUT: CableEnd = end(
  add(GPU_HOME, [GPU_BRACKET_X - 1, -6, item(GPU_PORTS_Z, 0)]),
  [-1, 0, 0],
  34,
  Z,
  Y,
);
export const MAINS_INLET: CableEnd = end(add(PSU.at, add(PSU_INLET, [-2, 0, 0])), [-1, 0, 0], 30, Z, Y);
export const MONITOR_PLUG: CableEnd = end(
  carried(placed([...MONITOR.at], [0, MONITOR.turn, 0]), MONITOR_INPUT),
  [0, -1, 0],
  34,
  X,
  Z,
);

/** Height of the strip's sockets; the first one takes the machine's lead. */
export const STRIP = { width: 190, height: 26, depth: 54 } as const;
const STRIP_OUTLET: Vec3 = [POWER_STRIP[0] - 52, POWER_STRIP[1] + STRIP.height, POWER_STRIP[2]];

export const MAINS_OUTLET = {
  plugged: end(STRIP_OUTLET, Y, 34, X, Z),
  lying: end([POWER_STRIP[0] + 140, BENCH_Y + 16, POWER_STRIP[2] + 44], [0.8, 0, 0.6], 34, Y, Z),
} as const;
