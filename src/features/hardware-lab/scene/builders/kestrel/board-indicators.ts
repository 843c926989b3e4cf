import {
  LENS_GREEN,
  LENS_RED,
  LENS_STANDBY,
  LENS_WHITE,
  LENS_YELLOW,
  SLOT_PLASTIC,
} from '../../catalogue/finishes.ts';
import { DEBUG_LEDS, POST_DISPLAY, STANDBY_LED } from '../../catalogue/kestrel/layout.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { placed } from '../../kit/placement.ts';
import { item } from '../../kit/vectors.ts';
import { SURFACE_Z } from '../board-pieces.ts';
import { addCodeDisplay } from '../seven-segment-display.ts';

const LENSES = [LENS_RED, LENS_YELLOW, LENS_WHITE, LENS_GREEN] as const;
/** The indicators of the board: four debug LEDs, the two-digit POST display, the standby LED. */
export function addIndicators(part: PartBuilder): void {
  DEBUG_LEDS.forEach(({ at: [x, y] }, i) => {
    part.add(chamferedBox(3.4, 2, 1.5, 0.35), item(LENSES, i), [x, y, SURFACE_Z + 0.75]);
    for (const side of [-1, 1])
      part.add(chamferedBox(0.5, 2, 1.1, 0.1), SLOT_PLASTIC, [x + side * 1.9, y, SURFACE_Z + 0.55]);
  });

  addCodeDisplay(part, placed([...POST_DISPLAY, SURFACE_Z]));
  part.add(chamferedBox(2.6, 1.6, 1.2, 0.3), LENS_STANDBY, [STANDBY_LED[0], STANDBY_LED[1], SURFACE_Z + 0.6]);
}
