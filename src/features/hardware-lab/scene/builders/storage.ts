import {
  ALUMINIUM,
  ANODISED,
  CAST_METAL,
  CHIP,
  DARK_STEEL,
  DRIVE_MASK,
  GOLD,
  SLOT_PLASTIC,
  SOLDER_MASK_GREEN,
} from '../catalogue/finishes.ts';
import { type LabelName, label } from '../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import { cylinder, ring } from '../kit/lathe.ts';
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
export function buildM2Drive(print: LabelName = 'm2-label'): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(80, 22, 0.9, 0.1), DRIVE_MASK, [-40, 0, 0.45]);
  for (let i = 0; i < 30; i++) part.addFine(plainBox(3, 0.35, 0.04), GOLD, [-1.6, -9 + i * 0.62, 0.92]);
  for (const [x, y, width, height, print] of M2_CHIPS) {
    part.add(chamferedBox(width, height, 1.3, 0.2), CHIP, [x, y, 1.55]);
    part.add(label(print), CHIP, [x, y, 2.24]);
  }
  for (const x of [-34, -54]) part.add(chamferedBox(13, 17, 1.3, 0.2), CHIP, [x, 0, 1.55]);
  part.add(label(print), CHIP, [-45, 0, 2.26]);
  return part.build();
}

/** 2.5 inch drive lying flat: label up (+z) and read from its plugs, which are on its +x side. Origin: middle of the underside. */
export function buildSataDrive(print: LabelName = 'ssd-label'): PartGeometry {
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(100, 70, 3)), 7, 0.7), ANODISED);
  // Printed across the drive: it is read with the plugs pointing away.
  part.add(label(print), ANODISED, placed([-6, 0, 7.04], [0, 0, QUARTER_TURN], 0.78));
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

/** 3.5 inch drive lying flat: label up (+z) and read from its plugs, which are on its +x side. Origin: middle of the underside. */
export function buildHardDrive(print: LabelName): PartGeometry {
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(147, 101.6, 3)), 20, 1.2), CAST_METAL, [0, 0, 2]);
  const lid = outline([
    [-72, -48],
    [44, -48],
    [52, -40],
    [72, -40],
    [72, 40],
    [52, 40],
    [44, 48],
    [-72, 48],
  ]);
  part.add(plate(lid, 3.4, 0.8), ALUMINIUM, [0, 0, 22]);
  part.add(ring(20, 30, 0.6, 40, 0.25), ALUMINIUM, [-38, 0, 25.5]);
  part.add(cylinder(9, 0.8, 28, 0.3), DARK_STEEL, [-38, 0, 25.6]);
  part.add(label(print), ALUMINIUM, placed([22, 0, 25.5], [0, 0, QUARTER_TURN]));
  for (const [x, y] of [
    [-68, 44],
    [-68, -44],
    [40, 44],
    [40, -44],
    [68, 36],
    [68, -36],
  ] as const)
    addScrew(part, placed([x, y, 24.2]), 2.2, DARK_STEEL);
  // Its electronics on the underside, and the plugs at the end.
  part.add(chamferedBox(120, 90, 1.4, 0.2), SOLDER_MASK_GREEN, [8, 0, 1.2]);
  for (const [x, y, size] of [
    [10, 6, 16],
    [34, -20, 10],
    [-20, 18, 9],
  ] as const)
    part.add(chamferedBox(size, size, 1.2, 0.2), CHIP, [x, y, 0.2]);
  part.add(chamferedBox(4, 44, 6, 0.5), SLOT_PLASTIC, [72.4, 12, 5]);
  part.add(chamferedBox(3, 21, 1.3, 0.3), SLOT_PLASTIC, [74, -2, 5]);
  part.add(chamferedBox(3, 9.6, 1.3, 0.3), SLOT_PLASTIC, [74, 26, 5]);
  return part.build();
}
