import type { Vec3 } from '../kit/vectors.ts';
import { BENCH_Y } from './bench-layout.ts';
import { type Pose, QUARTER } from './bodies.ts';
import type { Removal } from './pieces.ts';

/* Helpers for the removal paths of all machines. */

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

/** A side panel: slid until its hooks are free, taken off, and carried over the case to its far side. */
export const overTheTop = (slide: number, height: number): readonly Pose[] => [
  step([slide, 0, 0]),
  step([slide, 0, 140]),
  step([slide, height, 140]),
  step([34, height, -300]),
];

/** The path of a screw: along its axis, then sideways to clear the rim of the case, mm. */
export interface ScrewWay {
  readonly axis: Vec3;
  readonly aside: number;
}

/** Out of the rear wall. */
export const FROM_REAR: ScrewWay = { axis: [-16, 0, 0], aside: -32 };
/** Out of a card's bracket, and past the rim of the open side. */
export const FROM_BRACKET: ScrewWay = { axis: [0, 0, 16], aside: 22 };
const TOWARDS_READER: ScrewWay = { axis: [0, 0, 16], aside: 0 };

/** Screws are turned out along their axis and put on the mat in rows. */
export const screwRemovals = (
  ids: readonly string[],
  x: number,
  z: number,
  ways: Readonly<Record<string, ScrewWay>> = {},
) =>
  Object.fromEntries(
    ids.map((id, i): [string, Removal] => {
      const { axis, aside } = ways[id] ?? TOWARDS_READER;
      const clear: Vec3 = [axis[0] + aside, axis[1], axis[2]];
      return [
        id,
        {
          steps: [step(axis), step(clear), step([clear[0], clear[1], OUTSIDE])],
          bench: rest(x + (i % 7) * 16, z + Math.floor(i / 7) * 13, 7, FLAT),
        },
      ];
    }),
  );

/** A monitor: lifted off its place, and carried along the wall to the far left. */
export const OFF_THE_DESK: readonly Pose[] = [step([0, 60, 0]), step([-200, 90, -60])];

/**
 * Where borrowed and bought parts wait, at the far left of the mat; each is installed along the path of the part
 * that it replaces.
 */
export const SPARE_SPOTS = {
  monitor: { at: [-1400, 268, -130], turn: [0, 0.7, 0] },
  ownMonitor: { at: [-2040, 268, -330], turn: [0, 0.8, 0] },
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
  cell: rest(-1150, 372, 2.6, FLAT),
  front: rest(-1160, 420, 53, FLAT),
} as const satisfies Record<string, Pose>;
