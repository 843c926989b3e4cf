import type { Vec3 } from '../kit/vectors.ts';
import {
  CPU_CENTRE,
  DEBUG_LEDS,
  M2_SLOT,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  onBoard,
  POST_DISPLAY,
  STANDBY_LED,
  X16_SLOT,
} from './layout.ts';

/** An invisible box that answers pointing for things that are part of a larger mesh: sockets, LEDs, the strap's stud. */
export interface TouchArea {
  readonly id: string;
  readonly at: Vec3;
  readonly size: Vec3;
}

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

export const TOUCH_AREAS: readonly TouchArea[] = [
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
  { id: 'slot-m2-1', at: onBoard(M2_SLOT[0], M2_SLOT[1], 2), size: [6, 24, 5] },
  { id: 'socket-cpu', at: onBoard(CPU_CENTRE[0], CPU_CENTRE[1], 4), size: [66, 76, 8] },
];
