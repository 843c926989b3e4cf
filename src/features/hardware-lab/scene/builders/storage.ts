import { ANODISED, CHIP, DRIVE_MASK, GOLD, SLOT_PLASTIC } from '../catalogue/finishes.ts';
import { type LabelName, label } from '../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { addScrew } from './fasteners.ts';

const M2_CHIPS: readonly (readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  print: LabelName,
])[] = [
  [-12, 0, 10, 12, 'chip-switch'],
  [-74, 4, 7, 9, 'chip-power'],
];

/** M.2 2280 drive: contact edge at x = 0, lying towards -x. */
export function buildM2Drive(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(80, 22, 0.9, 0.1), DRIVE_MASK, [-40, 0, 0.45]);
  for (let i = 0; i < 30; i++) part.addFine(plainBox(3, 0.35, 0.04), GOLD, [-1.6, -9 + i * 0.62, 0.92]);
  for (const [x, y, width, height, print] of M2_CHIPS) {
    part.add(chamferedBox(width, height, 1.3, 0.2), CHIP, [x, y, 1.55]);
    part.add(label(print), CHIP, [x, y, 2.24]);
  }
  for (const x of [-34, -54]) part.add(chamferedBox(13, 17, 1.3, 0.2), CHIP, [x, 0, 1.55]);
  part.add(label('m2-label'), CHIP, [-45, 0, 2.26]);
  return part.build();
}

/** 2.5 inch drive lying flat: label up (+z), plugs on its +x side. Origin: middle of the underside. */
export function buildSataDrive(): PartGeometry {
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(100, 70, 3)), 7, 0.7), ANODISED);
  // Printed across the drive: it is read with the plugs pointing away.
  part.add(label('ssd-label'), ANODISED, placed([-6, 0, 7.04], [0, 0, -QUARTER_TURN], 0.78));
  for (const [x, y] of [
    [-45, 30],
    [45, 30],
    [-45, -30],
    [45, -30],
  ] as const)
    addScrew(part, placed([x, y, 6.6]), 1.8);
  part.add(chamferedBox(2, 34, 4.4, 0.4), SLOT_PLASTIC, [49.6, -8, 3.4], 0.6);
  part.add(chamferedBox(4, 20, 1.2, 0.3), SLOT_PLASTIC, [50.6, -14, 3]);
  part.add(chamferedBox(4, 9, 1.2, 0.3), SLOT_PLASTIC, [50.6, 4, 3]);
  return part.build();
}
