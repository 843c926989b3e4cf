import { CHIP, DARK_STEEL, GOLD, SOLDER_MASK_GREEN } from '../catalogue/finishes.ts';
import { type LabelName, label } from '../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { addCodeDisplay } from './seven-segment-display.ts';

const CARD = { length: 98, height: 66 } as const;
const CARD_CHIPS: readonly (readonly [x: number, z: number, size: number, print: LabelName])[] = [
  [28, 32, 14, 'chip-sio'],
  [58, 26, 8, 'chip-power'],
  [76, 40, 8, 'chip-rom'],
];

/** PCI card that displays POST codes. Origin: the rear end of its contacts; x along the slot, z out of it. */
export function buildPostCard(): PartGeometry {
  const part = new PartBuilder();
  const { length, height: reach } = CARD;
  const flat = placed([0, 0.8, 0], [QUARTER_TURN, 0, 0]);
  part.add(
    plate(outline(roundedRect(length, reach, 2, length / 2 - 4, reach / 2 + 6)), 1.6, 0.2),
    SOLDER_MASK_GREEN,
    flat,
  );
  part.add(chamferedBox(84, 1.6, 9, 0.2), SOLDER_MASK_GREEN, [43, 0, 4]);
  for (let i = 0; i < 58; i++) part.addFine(plainBox(0.9, 0.1, 5.6), GOLD, [2.5 + i * 1.4, 0.84, 3.4]);
  // Chips on the upper side, the display at the edge that faces the open side of the case.
  for (const [x, z, size, print] of CARD_CHIPS) {
    part.add(chamferedBox(size, 1.4, size, 0.25), CHIP, [x, 1.5, z]);
    part.add(label(print), CHIP, placed([x, 2.24, z], [-QUARTER_TURN, 0, 0]));
  }
  part.add(label('post-card-name'), SOLDER_MASK_GREEN, placed([62, 0.86, 46], [-QUARTER_TURN, 0, 0]));
  addCodeDisplay(part, placed([26, 4.4, reach + 1]));
  part.add(chamferedBox(24, 4, 8, 0.6), DARK_STEEL, [26, 2.4, reach - 1]);
  return part.build();
}
