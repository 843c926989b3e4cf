import type { Vec3 } from '../kit/vectors.ts';
import { BENCH_Y, METER_AT, MONITOR, POWER_STRIP } from './bench-layout.ts';
import type { ContactShade } from './pieces.ts';

/** A contact shadow on the mat. */
export const benchShade = (
  x: number,
  z: number,
  width: number,
  depth: number,
  above = 0.35,
): ContactShade => ({
  at: [x, BENCH_Y + above, z],
  width,
  depth,
  plane: 'bench',
});

/** Contact shadows on a board, given a function for its positions. */
export const boardShade =
  (onBoard: (x: number, y: number, above?: number) => Vec3) =>
  (x: number, y: number, width: number, depth: number, under?: string): ContactShade => ({
    at: onBoard(x, y, 0.12),
    width,
    depth,
    plane: 'board',
    ...(under ? { under } : {}),
  });

export const BENCH_SHADES: readonly ContactShade[] = [
  benchShade(MONITOR.at[0] - 12, MONITOR.at[2] - 28, 330, 280),
  benchShade(MONITOR.at[0] - 12, MONITOR.at[2] - 28, 250, 200, 0.5),
  benchShade(POWER_STRIP[0], POWER_STRIP[2], 230, 92),
  benchShade(METER_AT[0], METER_AT[2], 128, 230),
];
