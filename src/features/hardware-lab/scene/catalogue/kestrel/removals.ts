import { BENCH_Y } from '../bench-layout.ts';
import { outOfM2 } from '../board-parts.ts';
import { QUARTER } from '../bodies.ts';
import type { Removal } from '../pieces.ts';
import {
  FLAT,
  FROM_BRACKET,
  FROM_REAR,
  liftedOut,
  OFF_THE_DESK,
  OUTSIDE,
  overTheTop,
  rest,
  SPARE_SPOTS,
  screwRemovals,
  step,
} from '../removals.ts';
import { MEMORY_SLOTS, MOUNTING_HOLES, PSU_SCREWS } from './layout.ts';

const Q = QUARTER;

/** Modules are pulled straight out of their slot, then laid flat on the mat, label up. */
const memory = Object.fromEntries(
  MEMORY_SLOTS.map(({ name }, i) => [
    `dimm-${name}`,
    liftedOut(
      rest(-60 + (i % 2) * 150, 272 + Math.floor(i / 2) * 58, 4.4, [Math.PI, 0.06 * (i - 1.5), -Q]),
      46,
    ),
  ]),
);
const card = liftedOut(rest(-700, 420, 46, [0, 0.12, 0]), 20);
const processor = liftedOut(rest(250, 312, 0, [-Q, 0, 0.3]), 30);
const numbered = (stem: string, count: number) => Array.from({ length: count }, (_, i) => `${stem}-${i + 1}`);
const psuScrews = numbered('screw-psu', PSU_SCREWS.length);

export const KESTREL_REMOVALS: Readonly<Record<string, Removal>> = {
  ...memory,
  cpu: processor,
  'cpu-g': processor,
  'cpu-new': processor,
  'cpu-cooler': liftedOut(rest(420, 350, 0, [-Q, 0, 0.5])),
  'cpu-aio': liftedOut(rest(440, 400, 0, FLAT)),
  gpu: card,
  'gpu-12v': card,
  motherboard: liftedOut(rest(-968, 530, 2, FLAT), 26),
  'standoff-extra': liftedOut(rest(40, 430, 0, FLAT), 16),
  'cmos-cell': liftedOut(rest(0, 430, 2.6, FLAT), 14),
  monitor: { steps: OFF_THE_DESK, bench: SPARE_SPOTS.ownMonitor },
  'ssd-m2-1': outOfM2(rest(-250, 225, 0, [-Q, 0, 0.12])),
  'ssd-m2-2': outOfM2(rest(-140, 225, 0, [-Q, 0, -0.08])),
  'ssd-m2-data': outOfM2(rest(-360, 225, 0, [-Q, 0, -0.08])),
  'ssd-sata': {
    steps: [step([0, 14, 0]), step([0, 20, OUTSIDE - 40])],
    bench: rest(420, 505, 0, [-Q, 0, 0.1]),
  },
  hdd: { steps: [step([0, 0, 70]), step([0, 0, OUTSIDE])], bench: rest(-300, 505, 0, [-Q, 0, 0.1]) },
  psu: { steps: [step([-190, 0, 0]), step([-260, 0, 200])], bench: rest(285, 50, 0, [0, -0.2, 0]) },
  // Slid towards the rear until its hooks are free, lifted over the case, and leaned against its far side.
  'side-panel': {
    steps: overTheTop(-12, 520),
    bench: { at: [34, BENCH_Y + 226, -88], turn: [0.13, 0, 0] },
  },
  ...screwRemovals(
    [
      ...numbered('screw-cooler', 4),
      'screw-gpu-1',
      'screw-gpu-2',
      'screw-m2-1',
      ...numbered('screw-board', MOUNTING_HOLES.length),
      ...psuScrews,
      'screw-m2-2',
    ],
    -236,
    296,
    {
      ...Object.fromEntries(psuScrews.map((id) => [id, FROM_REAR])),
      'screw-gpu-1': FROM_BRACKET,
      'screw-gpu-2': FROM_BRACKET,
    },
  ),
};
