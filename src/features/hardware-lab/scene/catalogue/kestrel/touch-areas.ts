import type { TouchArea } from '../pieces.ts';
import {
  BOARD_ORIGIN,
  CLEAR_JUMPER,
  CPU_CENTRE,
  DEBUG_LEDS,
  M2_SLOT,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  onBoard,
  POST_DISPLAY,
  REAR_FACE_X,
  REAR_PORT_Y,
  SECOND_M2_SLOT,
  STANDBY_LED,
  X16_SLOT,
} from './layout.ts';

const leds: readonly TouchArea[] = DEBUG_LEDS.map(({ name, at: [x, y] }) => ({
  id: `led-${name.toLowerCase()}`,
  at: onBoard(x, y, 1),
  size: [5, 5, 3],
}));

const slots: readonly TouchArea[] = MEMORY_SLOTS.map(({ name, x }) => ({
  id: `slot-${name}`,
  at: onBoard(x, MEMORY_SLOT.centreY, MEMORY_SLOT.height / 2),
  size: [MEMORY_SLOT.width + 1.4, MEMORY_SLOT.length - 8, MEMORY_SLOT.height + 1],
}));

export const KESTREL_TOUCH_AREAS: readonly TouchArea[] = [
  ...leds,
  ...slots,
  { id: 'debug-leds', at: onBoard((DEBUG_LEDS[1]?.at[0] ?? 0) + 3, 294, 0.6), size: [30, 12, 1.6] },
  { id: 'led-standby', at: onBoard(STANDBY_LED[0], STANDBY_LED[1], 1), size: [6, 5, 3] },
  { id: 'debug-leds', at: onBoard(POST_DISPLAY[0], POST_DISPLAY[1], 4), size: [20, 15, 8] },
  {
    id: 'slot-x16',
    at: onBoard(X16_SLOT.x + X16_SLOT.length / 2, X16_SLOT.y, 6),
    size: [X16_SLOT.length + 2, 10, 12],
  },
  { id: 'jumper-clear-cmos', at: onBoard(CLEAR_JUMPER[0], CLEAR_JUMPER[1], 4), size: [8, 6, 8] },
  { id: 'led-lan', at: [REAR_FACE_X, BOARD_ORIGIN[1] + REAR_PORT_Y.lan + 8, 32], size: [3, 5, 5] },
  { id: 'flashback-button', at: [REAR_FACE_X, BOARD_ORIGIN[1] + 293, 20], size: [4, 8, 8] },
  { id: 'slot-m2-2', at: onBoard(SECOND_M2_SLOT[0], SECOND_M2_SLOT[1], 2), size: [6, 24, 5] },
  { id: 'slot-m2-1', at: onBoard(M2_SLOT[0], M2_SLOT[1], 2), size: [6, 24, 5] },
  { id: 'socket-cpu', at: onBoard(CPU_CENTRE[0], CPU_CENTRE[1], 4), size: [66, 76, 8] },
];
