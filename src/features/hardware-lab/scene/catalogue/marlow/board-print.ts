import type { BoardPrint } from '../pieces.ts';
import { BATTERY_CONNECTOR, BOARD, CPU_CENTRE, FAN_HEADER, SODIMM_SLOTS } from './layout.ts';

/** What is drawn on the Marlow's board. */
export const MARLOW_BOARD: BoardPrint = {
  width: BOARD.width,
  height: BOARD.height,
  ground: 'black',
  processor: CPU_CENTRE,
  slots: { xs: SODIMM_SLOTS.map(([x]) => x + 3), centreY: 62, frame: 74, names: ['', ''] },
  cardSlotY: 13,
  occupied: [
    [0, 84, 12, 110],
    [0, 16, 16, 88],
    [62, 24, 144, 106],
    [6, 0, 100, 26],
    [14, 44, 60, 74],
    [146, 30, 206, 88],
    [112, 0, 138, 10],
    [202, 2, 222, 18],
    [216, 18, 296, 110],
    [196, 42, 226, 74],
    [142, 2, 202, 9],
    [148, 100, 208, 108],
  ],
  bundles: [
    { from: [150, 40], to: [104, 16], count: 10, pitch: 0.8, upright: [true, true] },
    { from: [160, 80], to: [60, 104], count: 12, pitch: 0.8, upright: [false, true] },
    { from: [190, 40], to: [212, 18], count: 6, pitch: 0.9, upright: [false, false] },
    { from: [176, 34], to: [126, 10], count: 8, pitch: 0.9, upright: [false, false] },
  ],
  names: [
    ['DIMM1', [122, 103], 2],
    ['DIMM2', [82, 103], 2],
    ['SSD', [104, 13], 2],
    ['WLAN', [36, 42], 2],
    ['MAIN', [24, 70.6], 1.5],
    ['AUX', [24, 45.4], 1.5],
    ['BATT', [BATTERY_CONNECTOR[0] - 16, 5], 2],
    ['FAN', [FAN_HEADER[0] - 8, FAN_HEADER[1] + 8], 1.8],
    ['MARLOW M14  REV 1.2', [170, 104], 2.4],
    ['DISCONNECT BATTERY FIRST', [172, 5], 2.4],
  ],
  seed: 83,
};
