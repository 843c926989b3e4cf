import type { Vec3 } from '../kit/vectors.ts';
import { BENCH_Y } from './bench-layout.ts';
import { type Pose, QUARTER } from './bodies.ts';
import type { Removal } from './pieces.ts';

/* Pieces that the ways out of all machines are made of. */

/** In front of the open side, clear of the frame. */
export const OUTSIDE = 240;

export const step = (at: Vec3, turn: Vec3 = [0, 0, 0]): Pose => ({ at, turn });
/** A place on the mat, `above` it. */
export const rest = (x: number, z: number, above: number, turn: Vec3): Pose => ({
  at: [x, BENCH_Y + above, z],
  turn,
});
/** Straight out of the board, then to the bench. */
export const liftedOut = (bench: Pose, rise = 40): Removal => ({
  steps: [step([0, 0, rise]), step([0, 0, OUTSIDE])],
  bench,
});
export const FLAT: Vec3 = [-QUARTER, 0, 0];

/** Screws are turned out along their axis and put on the mat in rows. */
export const screwRemovals = (
  ids: readonly string[],
  x: number,
  z: number,
  out: Readonly<Record<string, Vec3>> = {},
) =>
  Object.fromEntries(
    ids.map((id, i): [string, Removal] => {
      const axis = out[id] ?? [0, 0, 16];
      const clear: Vec3 = axis[2] > 0 ? [0, 0, OUTSIDE] : [axis[0] * 3, axis[1] * 3, OUTSIDE - 60];
      return [
        id,
        {
          steps: [step(axis), step(clear)],
          bench: rest(x + (i % 7) * 16, z + Math.floor(i / 7) * 13, 7, FLAT),
        },
      ];
    }),
  );

/** Where borrowed and bought parts wait, at the far left of the mat, and how each leaves: like the part that it stands in for. */
export const SPARE_SPOTS = {
  monitor: { at: [-1400, 268, -130], turn: [0, 0.7, 0] },
  supply: rest(-1640, 110, 0, [0, -0.1, 0]),
  card: rest(-1440, 130, 20, [0, 0.06, 0]),
  board: rest(-1650, 585, 2, FLAT),
  cooler: rest(-1300, 345, 0, [-QUARTER, 0, 0.4]),
  liquid: rest(-1245, 555, 0, FLAT),
  processor: rest(-930, 60, 2.4, [-QUARTER, 0, 0.2]),
  memory: rest(-1080, 305, 4.4, [Math.PI, 0.05, -QUARTER]),
  memory2: rest(-1080, 357, 4.4, [Math.PI, -0.04, -QUARTER]),
  m2: rest(-1020, 408, 0, [-QUARTER, 0, 0.1]),
  ssd: rest(-1040, 470, 0, [-QUARTER, 0, 0.06]),
  hdd: rest(-1062, 206, 0, [-QUARTER, 0, 0.04]),
  cell: rest(-1150, 372, 1, FLAT),
  front: rest(-1160, 420, 33, FLAT),
} as const satisfies Record<string, Pose>;
