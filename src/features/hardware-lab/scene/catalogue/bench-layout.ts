import type { Vec3 } from '../kit/vectors.ts';

/*
 * The bench in millimetres, the same for every machine. Origin: where the motherboard tray meets the floor of the case,
 * half-way along it; x towards the front panel, y up, z out of the open side.
 */

export const FEET_HEIGHT = 16;
/** Upper face of the bench mat, on which everything stands. */
export const BENCH_Y = -FEET_HEIGHT;
/** The mat: centre on the bench and size. */
export const MAT_AREA = { x: -570, z: 170, width: 2200, depth: 840 } as const;
/** The mat's ground stud for the wrist strap. */
export const GROUND_STUD: Vec3 = [300, BENCH_Y, 500];

/** Size of the monitor's lit area in mm. */
export const SCREEN = { width: 526, height: 296 } as const;
export const MONITOR = { width: 540, height: 322, at: [-640, 268, -70] as Vec3, turn: 0.4 } as const;
export const SCREEN_AT: Vec3 = [0, 5, 0.9];
export const MONITOR_LIGHT_AT: Vec3 = [MONITOR.width / 2 - 22, 7 - MONITOR.height / 2, 2.3];

/** Power strip: its place, the height of its sockets, and its switch. */
export const POWER_STRIP: Vec3 = [-330, BENCH_Y, 300];
export const STRIP = { width: 190, height: 26, depth: 54 } as const;
export const STRIP_SWITCH_AT: Vec3 = [
  POWER_STRIP[0] + 58,
  POWER_STRIP[1] + STRIP.height + 0.6,
  POWER_STRIP[2],
];
/** Wall outlet that the strip is fed from, at the far edge of the bench. */
export const WALL_OUTLET_AT: Vec3 = [-120, BENCH_Y + 44, -190];

/** Multimeter on the mat: middle of its underside. */
export const METER_AT: Vec3 = [-120, BENCH_Y, 470];
export const METER_TURN = 0.16;
