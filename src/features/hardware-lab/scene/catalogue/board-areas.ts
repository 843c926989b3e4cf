import type { Vec2 } from '../kit/vectors.ts';
import { BOARD } from './layout.ts';

type Area = readonly [left: number, bottom: number, right: number, top: number];

/** Areas of the board that something large stands on: no small part and no designator there. */
const OCCUPIED: readonly Area[] = [
  [0, 135, 40, 305],
  [38, 158, 64, 268],
  [62, 264, 156, 305],
  [58, 168, 140, 258],
  [142, 168, 151, 256],
  [150, 138, 196, 298],
  [226, 100, 244, 240],
  [46, 110, 146, 128],
  [50, 88, 82, 102],
  [50, 62, 160, 92],
  [46, 48, 146, 66],
  [50, 28, 82, 44],
  [160, 42, 224, 104],
  [156, 98, 184, 126],
  [0, 0, 244, 12],
  [50, 127, 156, 152],
  [8, 14, 40, 62],
  [199, 266, 232, 300],
  [198, 108, 214, 124],
  [14, 64, 30, 112],
  [204, 168, 216, 244],
  [72, 158, 118, 168],
  [195, 124, 222, 136],
  [218, 222, 228, 252],
];

/** Whether something large, or the board's rim, is within `clearance` mm of the point. */
export function isOccupied([x, y]: Vec2, clearance = 0): boolean {
  if (x > BOARD.width - 4 || y > BOARD.height - 4) return true;
  return OCCUPIED.some(
    ([left, bottom, right, top]) =>
      x > left - clearance && x < right + clearance && y > bottom - clearance && y < top + clearance,
  );
}
