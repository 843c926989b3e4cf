import { BENCH_Y } from '../bench-layout.ts';
import { outOfM2 } from '../board-parts.ts';
import { QUARTER } from '../bodies.ts';
import type { Removal } from '../pieces.ts';
import { FLAT, liftedOut, OFF_THE_DESK, OUTSIDE, rest, SPARE_SPOTS, step } from '../removals.ts';
import { COVER_HOLES, HEIGHT, LONG_SCREWS } from './layout.ts';

const Q = QUARTER;

/** The middle of the screw map on the mat, and its scale: the screws lie as their holes do. */
const MAP_AT = { x: 190, z: 330, scale: 0.42 } as const;
/** Length of a screw's thread: it stands on its tip. */
const LONG_TIP = 8;
const SHORT_TIP = 4;

const screwOut = (x: number, z: number, tip: number): Removal => ({
  steps: [step([0, 0, 14]), step([0, 0, OUTSIDE])],
  bench: rest(x, z, tip, FLAT),
});

const coverScrews = Object.fromEntries(
  COVER_HOLES.map(([x, y], i) => [
    `screw-base-${i + 1}`,
    screwOut(
      MAP_AT.x + x * MAP_AT.scale,
      MAP_AT.z - (y - HEIGHT / 2) * MAP_AT.scale,
      i < LONG_SCREWS.length ? LONG_TIP : SHORT_TIP,
    ),
  ]),
);

/** How the Marlow's parts leave, and where they lie. */
export const MARLOW_REMOVALS: Readonly<Record<string, Removal>> = {
  ...coverScrews,
  ...Object.fromEntries(
    ['screw-battery-1', 'screw-battery-2', 'screw-m2-1', 'screw-wifi-1'].map((id, i) => [
      id,
      screwOut(60 + i * 12, 250, SHORT_TIP),
    ]),
  ),
  battery: liftedOut(rest(-90, 380, 0, FLAT), 20),
  'dimm-1': outOfM2(rest(0, 190, 0, [-Q, 0, 0.1])),
  'ssd-m2-1': outOfM2(rest(-60, 250, 0, [-Q, 0, 0.06])),
  'wifi-card': outOfM2(rest(20, 250, 0, [-Q, 0, -0.06])),
  monitor: { steps: OFF_THE_DESK, bench: SPARE_SPOTS.ownMonitor },
  // Lifted straight off, then leaned against the wall behind the laptop.
  'base-cover': {
    steps: [step([0, 0, 60]), step([0, 260, 60]), step([34, 260, -120])],
    bench: { at: [34, BENCH_Y + HEIGHT / 2 + 3, -96], turn: [0.13, 0, 0] },
  },
};
