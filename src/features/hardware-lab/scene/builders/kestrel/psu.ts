import {
  BLACK_PLASTIC,
  BLACK_POWDER,
  DARK_STEEL,
  DEEP_BLACK,
  GREY_PLASTIC,
} from '../../catalogue/finishes.ts';
import { PSU_INLET } from '../../catalogue/kestrel/connectors.ts';
import { PSU, PSU_SWITCH } from '../../catalogue/kestrel/layout.ts';
import { label } from '../../catalogue/labels.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { outline, rectangle, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import type { Vec3 } from '../../kit/vectors.ts';

/** The opening for all cables, on the inner face. */
const PSU_CABLE_MOUTH: Vec3 = [PSU.depth, 46, 74];

/** Power supply: x along its depth (rear face at x = 0), y up, z across. */
export function buildPsu(): PartGeometry {
  const part = new PartBuilder();
  const { width, height, depth } = PSU;
  part.add(plate(outline(roundedRect(depth, height, 2.4, depth / 2, height / 2)), width, 1.1), BLACK_POWDER);
  part.add(label('psu-rating'), BLACK_POWDER, [72, 43, width + 0.04]);
  addRearFace(part);
  const [mouthX, mouthY, mouthZ] = PSU_CABLE_MOUTH;
  part.add(chamferedBox(3, 36, 76, 1.2), BLACK_PLASTIC, [mouthX + 0.4, mouthY, mouthZ]);
  part.add(chamferedBox(2, 28, 66, 1), DEEP_BLACK, [mouthX + 1.4, mouthY, mouthZ], 0.4);
  return part.build();
}

function addRearFace(part: PartBuilder): void {
  const [, inletY, inletZ] = PSU_INLET;
  part.add(chamferedBox(3, 30, 28, 1), BLACK_PLASTIC, [-0.6, inletY, inletZ]);
  part.add(chamferedBox(1, 20, 18, 0.4), DEEP_BLACK, [-1.9, inletY, inletZ], 0.35);
  for (const [dy, dz] of [
    [4, 0],
    [-3, 5],
    [-3, -5],
  ] as const) {
    part.add(chamferedBox(5, 4, 1.8, 0.3), GREY_PLASTIC, [-1, inletY + dy, inletZ + dz]);
  }
  part.add(chamferedBox(3, 24, 16, 1), BLACK_PLASTIC, [-0.6, PSU_SWITCH[1], PSU_SWITCH[2]]);
  const cells = Array.from({ length: 7 * 8 }, (_, i) =>
    rectangle(5.8, 5.8, (i % 7) * 7.6 - 22.8, Math.floor(i / 7) * 7.6 - 26.6),
  );
  const grille = plate(outline(roundedRect(58, 66, 3), cells), 1, 0);
  part.add(chamferedBox(0.6, 64, 56, 0.2), DEEP_BLACK, [0, 43, 38], 0.3);
  part.add(grille, DARK_STEEL, placed([-0.3, 43, 38], [0, -QUARTER_TURN, 0]));
}

/** Rocker of the mains switch; it tilts about z through its middle. The I side is up. */
export function buildPsuSwitch(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(3.4, 18, 11, 1.2), GREY_PLASTIC);
  part.add(label('psu-switch'), GREY_PLASTIC, placed([-1.74, 0, 0], [0, -QUARTER_TURN, 0]));
  return part.build();
}
