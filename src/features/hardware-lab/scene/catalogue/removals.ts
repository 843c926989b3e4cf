import type { Vec3 } from '../kit/vectors.ts';
import type { Pose } from './bodies.ts';
import { BENCH_Y, MEMORY_SLOTS } from './layout.ts';

/** How a part leaves: offsets from its home along the way a hand would take it, then where it lies on the bench. */
export interface Removal {
  /** Relative to home, in the space of the case; angles are added to the home's. */
  readonly steps: readonly Pose[];
  readonly bench: Pose;
}

const Q = Math.PI / 2;
const step = (at: Vec3, turn: Vec3 = [0, 0, 0]): Pose => ({ at, turn });
const rest = (x: number, z: number, above: number, turn: Vec3): Pose => ({
  at: [x, BENCH_Y + above, z],
  turn,
});
/** In front of the open side, clear of the frame. */
const OUTSIDE = 240;

/** Modules are pulled straight out of their slot, then laid flat on the mat, label up. */
const memory = Object.fromEntries(
  MEMORY_SLOTS.map(({ name }, i) => [
    `dimm-${name}`,
    {
      steps: [step([0, 0, 46]), step([0, 0, OUTSIDE])],
      bench: rest(-60 + (i % 2) * 150, 272 + Math.floor(i / 2) * 58, 4.4, [Math.PI, 0.06 * (i - 1.5), -Q]),
    },
  ]),
);

/** Fans come off the frame along their axis, then out of the open side. */
const fan = (alongX: number, x: number, z: number): Removal => ({
  steps: [step([alongX, 0, 0]), step([alongX, 0, OUTSIDE - 60])],
  bench: rest(x, z, 13, [-Q, 0, 0.2]),
});

export const REMOVALS: Readonly<Record<string, Removal>> = {
  ...memory,
  cpu: { steps: [step([0, 0, 30]), step([0, 0, OUTSIDE])], bench: rest(300, 300, 0, [-Q, 0, 0.3]) },
  'cpu-cooler': { steps: [step([0, 0, 40]), step([0, 0, OUTSIDE])], bench: rest(420, 350, 0, [-Q, 0, 0.5]) },
  gpu: { steps: [step([0, 0, 20]), step([0, 0, OUTSIDE])], bench: rest(-700, 420, 46, [0, 0.12, 0]) },
  'ssd-m2-1': {
    steps: [step([0, 0, 2], [0, 0.3, 0]), step([-10, 0, 8], [0, 0.3, 0]), step([-10, 0, OUTSIDE], [0, 0, 0])],
    bench: rest(-250, 225, 0, [-Q, 0, 0.12]),
  },
  'ssd-sata': {
    steps: [step([0, 14, 0]), step([0, 20, OUTSIDE - 40])],
    bench: rest(420, 505, 0, [-Q, 0, 0.1]),
  },
  psu: { steps: [step([-190, 0, 0]), step([-260, 0, 200])], bench: rest(285, 50, 0, [0, -0.2, 0]) },
  'fan-front-1': fan(-34, -880, 480),
  'fan-front-2': fan(-34, -880, 335),
  'fan-front-3': fan(-34, -880, 190),
  'fan-rear': fan(36, -720, 200),
  // Slid towards the rear to free its hooks, then off, then leaned against the far side of the case.
  'side-panel': {
    steps: [step([-12, 0, 0]), step([-12, 0, 120]), step([60, 60, -60], [0, 0, 0])],
    bench: { at: [34, BENCH_Y + 226, -88], turn: [0.13, 0, 0] },
  },
};

/** Screws are turned out along their axis and put on the mat in a row. */
const SCREWS = ['cooler-1', 'cooler-2', 'cooler-3', 'cooler-4', 'gpu-1', 'gpu-2', 'm2-1'] as const;
export const SCREW_REMOVALS: Readonly<Record<string, Removal>> = Object.fromEntries(
  SCREWS.map((name, i): [string, Removal] => [
    `screw-${name}`,
    {
      steps: [step([0, 0, 16]), step([0, 0, OUTSIDE])],
      bench: rest(-180 + i * 16, 300 + (i % 2) * 9, 7, [-Q, 0, 0]),
    },
  ]),
);
