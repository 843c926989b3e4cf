import type { Vec3 } from '../kit/vectors.ts';
import {
  BENCH_Y,
  CASE,
  CPU_CENTRE,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  MONITOR,
  onBoard,
  POWER_STRIP,
  X16_SLOT,
} from './layout.ts';

/** A soft dark card under something: cheaper than ambient occlusion, and there on phones too. */
export interface ContactShade {
  readonly at: Vec3;
  readonly width: number;
  readonly depth: number;
  /** On the bench it lies flat, on the board it stands. */
  readonly plane: 'bench' | 'board';
  /** Present only while this part is in its seat. */
  readonly under?: string;
}

const bench = (x: number, z: number, width: number, depth: number, above = 0.35): ContactShade => ({
  at: [x, BENCH_Y + above, z],
  width,
  depth,
  plane: 'bench',
});
const board = (x: number, y: number, width: number, depth: number, under?: string): ContactShade => ({
  at: onBoard(x, y, 0.12),
  width,
  depth,
  plane: 'board',
  ...(under ? { under } : {}),
});

const caseMiddleZ = (CASE.open + CASE.back) / 2;
const footShadows = [-174, 174].flatMap((x) => [2, 152].map((z) => bench(x, z, 56, 56, 0.6)));

export const CONTACT_SHADES: readonly ContactShade[] = [
  bench(6, caseMiddleZ, 640, 380),
  bench(6, caseMiddleZ, 500, 268, 0.5),
  ...footShadows,
  bench(MONITOR.at[0] - 12, MONITOR.at[2] - 28, 330, 280),
  bench(MONITOR.at[0] - 12, MONITOR.at[2] - 28, 250, 200, 0.5),
  bench(POWER_STRIP[0], POWER_STRIP[2], 230, 92),
  board(CPU_CENTRE[0], CPU_CENTRE[1], 96, 150, 'cpu-cooler'),
  board(150, X16_SLOT.y - 16, 300, 84, 'gpu'),
  board(51, CPU_CENTRE[1], 44, 124),
  board(112, 281, 102, 44),
  board(19, 218, 66, 190),
  board(106, 77, 124, 38),
  board(192, 73, 84, 84),
  board(104, 140, 108, 36, 'ssd-m2-1'),
  ...MEMORY_SLOTS.map(({ x }) => board(x, MEMORY_SLOT.centreY, 18, 166)),
];
