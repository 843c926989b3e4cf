import {
  DEEP_BLACK,
  LENS_GREEN,
  LENS_RED,
  LENS_STANDBY,
  LENS_WHITE,
  LENS_YELLOW,
  SLOT_PLASTIC,
} from '../../catalogue/finishes.ts';
import { DEBUG_LEDS, POST_DISPLAY, STANDBY_LED } from '../../catalogue/kestrel/layout.ts';
import { LIGHT, SEGMENTS_PER_DIGIT } from '../../catalogue/light-channels.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { lamp } from '../../kit/finish.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { placed } from '../../kit/placement.ts';
import { item, type Vec2 } from '../../kit/vectors.ts';
import { SURFACE_Z } from '../board-pieces.ts';

const LENSES = [LENS_RED, LENS_YELLOW, LENS_WHITE, LENS_GREEN] as const;
const DIGIT = { width: 5.4, height: 9.2, stroke: 1.1, gap: 7.4 } as const;
const SLANT = 0.09;

/** Centre and size of segments a-g, before the slant. */
function segmentBoxes(): readonly (readonly [at: Vec2, width: number, height: number])[] {
  const { width: w, height: h, stroke } = DIGIT;
  const [across, up] = [w - stroke * 1.25, h / 2 - stroke * 1.1];
  return [
    [[0, h / 2], across, stroke],
    [[w / 2, h / 4], stroke, up],
    [[w / 2, -h / 4], stroke, up],
    [[0, -h / 2], across, stroke],
    [[-w / 2, -h / 4], stroke, up],
    [[-w / 2, h / 4], stroke, up],
    [[0, 0], across, stroke],
  ];
}

/** The four debug LEDs, the two-digit POST display and the standby LED: what the board tells a technician. */
export function addIndicators(part: PartBuilder): void {
  DEBUG_LEDS.forEach(({ at: [x, y] }, i) => {
    part.add(chamferedBox(3.4, 2, 1.5, 0.35), item(LENSES, i), [x, y, SURFACE_Z + 0.75]);
    for (const side of [-1, 1])
      part.add(chamferedBox(0.5, 2, 1.1, 0.1), SLOT_PLASTIC, [x + side * 1.9, y, SURFACE_Z + 0.55]);
  });

  const [displayX, displayY] = POST_DISPLAY;
  part.add(chamferedBox(19, 14, 7, 0.6), SLOT_PLASTIC, [displayX, displayY, SURFACE_Z + 3.5]);
  part.add(chamferedBox(17, 12, 0.4, 0.1), DEEP_BLACK, [displayX, displayY, SURFACE_Z + 7], 0.5);
  [-1, 1].forEach((side, digit) => {
    segmentBoxes().forEach(([[dx, dy], width, height], segment) => {
      const lens = lamp('#ff5a14', LIGHT.firstSegment + digit * SEGMENTS_PER_DIGIT + segment);
      const x = displayX + (side * DIGIT.gap) / 2 + dx + dy * SLANT;
      part.add(
        chamferedBox(width, height, 0.3, 0.12),
        lens,
        placed([x, displayY + dy, SURFACE_Z + 7.3], [0, 0, -SLANT]),
      );
    });
  });
  part.add(chamferedBox(2.6, 1.6, 1.2, 0.3), LENS_STANDBY, [STANDBY_LED[0], STANDBY_LED[1], SURFACE_Z + 0.6]);
}
