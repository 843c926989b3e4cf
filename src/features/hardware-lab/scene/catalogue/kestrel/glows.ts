import { item } from '../../kit/vectors.ts';
import { LIGHT } from '../light-channels.ts';
import type { Glow } from '../pieces.ts';
import { DEBUG_LEDS, onBoard, POST_DISPLAY, STANDBY_LED } from './layout.ts';

const LED_CHANNELS = [LIGHT.ledCpu, LIGHT.ledDram, LIGHT.ledVga, LIGHT.ledBoot] as const;

export const KESTREL_GLOWS: readonly Glow[] = [
  ...DEBUG_LEDS.map(
    ({ at: [x, y] }, i): Glow => ({
      at: onBoard(x, y, 2.2),
      size: 22,
      channel: item(LED_CHANNELS, i),
    }),
  ),
  { at: onBoard(STANDBY_LED[0], STANDBY_LED[1], 1.8), size: 16, channel: LIGHT.standby },
  // Segment g is lit in most codes, so it stands for the glow of the whole display.
  {
    at: onBoard(POST_DISPLAY[0], POST_DISPLAY[1], 8.4),
    size: 30,
    channel: LIGHT.firstSegment,
  },
];
