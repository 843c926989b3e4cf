import type { Vec3 } from '../kit/vectors.ts';
import { item } from '../kit/vectors.ts';
import { DEBUG_LEDS, onBoard, POST_DISPLAY, STANDBY_LED } from './layout.ts';
import { LIGHT } from './light-channels.ts';

/** Light that a lamp throws on its surroundings, as a soft card in front of it. */
export interface Glow {
  readonly at: Vec3;
  readonly size: number;
  readonly color: string;
  readonly channel: number;
}

const LED_COLORS = ['#ff3a1c', '#ffab0f', '#dfe6ee', '#20dc6a'] as const;
const LED_CHANNELS = [LIGHT.ledCpu, LIGHT.ledDram, LIGHT.ledVga, LIGHT.ledBoot] as const;

export const GLOWS: readonly Glow[] = [
  ...DEBUG_LEDS.map(
    ({ at: [x, y] }, i): Glow => ({
      at: onBoard(x, y, 2.2),
      size: 22,
      color: item(LED_COLORS, i),
      channel: item(LED_CHANNELS, i),
    }),
  ),
  { at: onBoard(STANDBY_LED[0], STANDBY_LED[1], 1.8), size: 16, color: '#20dc6a', channel: LIGHT.standby },
  // Segment g is lit in most codes: good enough for the shine of the whole display.
  {
    at: onBoard(POST_DISPLAY[0], POST_DISPLAY[1], 8.4),
    size: 30,
    color: '#ff5a14',
    channel: LIGHT.firstSegment,
  },
];
