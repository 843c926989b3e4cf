import type { Matrix4 } from 'three';
import { DEEP_BLACK, SLOT_PLASTIC } from '../catalogue/finishes.ts';
import { LIGHT, SEGMENTS_PER_DIGIT } from '../catalogue/light-channels.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { finish } from '../kit/finish.ts';
import type { PartBuilder } from '../kit/part-builder.ts';
import { placed, within } from '../kit/placement.ts';
import type { Vec2 } from '../kit/vectors.ts';

const DIGIT = { width: 5.4, height: 9.2, stroke: 1.1, gap: 7.4 } as const;
const SLANT = 0.09;
/** Unlit segments are as dark as the smoked plastic around them, so that 51 is not read as 91. */
const UNLIT = '#0b0c0d';

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

/** Two digits that show the code written to port 80, 19 x 14 x 7 mm. Stands on z = 0, read from +z with y up. */
export function addCodeDisplay(part: PartBuilder, where: Matrix4): void {
  part.add(chamferedBox(19, 14, 7, 0.6), SLOT_PLASTIC, within(where, placed([0, 0, 3.5])));
  part.add(chamferedBox(17, 12, 0.4, 0.1), DEEP_BLACK, within(where, placed([0, 0, 7])), 0.5);
  [-1, 1].forEach((side, digit) => {
    segmentBoxes().forEach(([[dx, dy], width, height], segment) => {
      const lens = finish(UNLIT, 0.8, 0, LIGHT.firstSegment + digit * SEGMENTS_PER_DIGIT + segment);
      const x = (side * DIGIT.gap) / 2 + dx + dy * SLANT;
      part.add(
        chamferedBox(width, height, 0.3, 0.12),
        lens,
        within(where, placed([x, dy, 7.3], [0, 0, -SLANT])),
      );
    });
  });
}
