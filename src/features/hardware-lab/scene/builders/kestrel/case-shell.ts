import { FEET_HEIGHT } from '../../catalogue/bench-layout.ts';
import {
  BLUE_PLASTIC,
  COPPER_TRIM,
  DARK_STEEL,
  DEEP_BLACK,
  RUBBER,
  SHELL,
  SHELL_DARK,
  SHELL_INNER,
  SOFT_BLACK,
} from '../../catalogue/finishes.ts';
import {
  CASE,
  HDD_AT,
  POWER_BUTTON_AT,
  SATA_DRIVE_AT,
  SHROUD_FACE_Z,
  SHROUD_OPENING,
  SHROUD_TOP,
} from '../../catalogue/kestrel/layout.ts';
import { label } from '../../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, lathe } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { addRearWall, addSheets, addTray } from './case-frame.ts';

const { left, right, top, back, open } = CASE;
const DEPTH = open - back;
const MIDDLE_Z = (open + back) / 2;
/** Front edge of the roof: power button and front ports, by z. */
const ROOF_X = right - 12;
const ROOF_UP = [-QUARTER_TURN, 0, 0] as const;

/** The tower without its side panel, mesh and power button. Origin as in `catalogue/layout.ts`. */
export function buildCase(): PartGeometry {
  const part = new PartBuilder();
  addTray(part);
  addRearWall(part);
  addSheets(part);
  addPosts(part);
  addBezel(part);
  addShroud(part);
  addRoofPorts(part);
  addFeet(part);
  return part.build();
}

function addPosts(part: PartBuilder): void {
  const length = right - left + 4;
  for (const z of [open - 3, back + 3]) part.add(chamferedBox(length, 7, 12, 2), SHELL, [0, top - 1, z]);
  part.add(chamferedBox(26, 7, DEPTH, 2), SHELL, [right - 11, top - 1, MIDDLE_Z]);
  part.add(chamferedBox(46, 7, DEPTH, 2), SHELL, [left + 21, top - 1, MIDDLE_Z]);
  part.add(chamferedBox(length, 10, 10, 2), SHELL, [0, 5, open - 4]);
  part.add(chamferedBox(10, top, 8, 1.6), SHELL, [left + 4, top / 2, open - 4]);
  part.add(chamferedBox(9, top - 6, 7, 1.4), SHELL, [right - 5, top / 2, open - 4]);
}

function addBezel(part: PartBuilder): void {
  const ringShape = outline(roundedRect(DEPTH + 2, top + 4, 12, MIDDLE_Z, top / 2, 5), [
    roundedRect(DEPTH - 26, top - 28, 7, MIDDLE_Z, top / 2, 4),
  ]);
  part.add(plate(ringShape, 24, 2.6), SHELL, placed([right + 24, 0, 0], [0, -QUARTER_TURN, 0]));
  part.add(chamferedBox(2, top - 60, 2.4, 0.7), COPPER_TRIM, [right + 23.4, top / 2, open - 8]);
  part.add(chamferedBox(3, top - 20, DEPTH - 24, 0.8), SHELL_DARK, [right + 6, top / 2, MIDDLE_Z], 0.35);
}

/** Cover of the power supply bay: top with slots, face with the window on the rating label. */
function addShroud(part: PartBuilder): void {
  const length = right - left - 24;
  const depth = SHROUD_FACE_Z + 2;
  const slots = Array.from({ length: 22 }, (_, i) => roundedRect(3, 66, 1.5, -172 + i * 6.4, 70));
  const roof = outline(roundedRect(length, depth, 2, -4, depth / 2), [
    ...slots,
    roundedRect(SHROUD_OPENING.width, SHROUD_OPENING.depth, 6, SHROUD_OPENING.x, SHROUD_OPENING.z),
    roundedRect(40, 16, 5, -10, 20),
  ]);
  part.add(plate(roof, 1.2, 0.3), SHELL_INNER, placed([0, SHROUD_TOP, 0], [QUARTER_TURN, 0, 0]));
  const cutout = roundedRect(140, 72, 5, -136, 52);
  // Rubber behind the opening and a dark face under the slots, so that no light shows inside.
  const { x, z, width, depth: across } = SHROUD_OPENING;
  part.add(chamferedBox(width + 6, 1, across + 6, 0.3), RUBBER, [x, SHROUD_TOP - 2.4, z], 0.4);
  part.add(plainBox(160, 0.6, 76), DEEP_BLACK, [-104, SHROUD_TOP - 3, 70], 0.3);
  const bay = roundedRect(120, 60, 5, HDD_AT[0] + 2, HDD_AT[1] + 28);
  const face = outline(roundedRect(length, SHROUD_TOP - 8, 2, -4, SHROUD_TOP / 2 + 3), [cutout, bay]);
  part.add(plate(face, 1.4, 0.5), SHELL_INNER, [0, 0, SHROUD_FACE_Z]);
  part.add(label('shroud-brand'), SHELL_INNER, [-8, 36, SHROUD_FACE_Z + 1.46]);
  part.add(label('shroud-small'), SHELL_INNER, [-8, 26, SHROUD_FACE_Z + 1.46]);
  part.add(chamferedBox(86, 1, 0.7, 0.25), COPPER_TRIM, [-8, 47, SHROUD_FACE_Z + 1.5]);
  addDriveBay(part);
  // Tray of the 2.5 inch drive on top of the cover.
  part.add(
    plate(outline(roundedRect(82, 112, 4)), 1.2, 0.3),
    SHELL_INNER,
    placed([SATA_DRIVE_AT[0], SHROUD_TOP + 0.2, SATA_DRIVE_AT[2]], [...ROOF_UP]),
  );
}

/** Rails that the 3.5 inch drive slides on, behind the opening in the cover's face. */
function addDriveBay(part: PartBuilder): void {
  const [x, y, z] = HDD_AT;
  for (const side of [-1, 1]) {
    part.add(chamferedBox(3, 46, 150, 0.6), SHELL_INNER, [x + side * 55, y + 18, z]);
    part.add(chamferedBox(6, 2, 150, 0.4), SHELL_INNER, [x + side * 51, y - 1.6, z]);
  }
  part.add(chamferedBox(114, 2, 150, 0.4), SHELL_DARK, [x, y + 42, z], 0.5);
  part.add(plainBox(114, 46, 1), DEEP_BLACK, [x, y + 18, z - 76], 0.3);
}

function addRoofPorts(part: PartBuilder): void {
  part.add(
    cylinder(8.6, 1.2, 32, 0.4),
    SHELL_DARK,
    placed([POWER_BUTTON_AT[0], top + 2.4, POWER_BUTTON_AT[2]], [...ROOF_UP]),
  );
  for (const z of [100, 82]) {
    part.add(chamferedBox(6.4, 1, 14.4, 0.4), DARK_STEEL, [ROOF_X, top + 2.4, z]);
    part.add(chamferedBox(4, 1, 12, 0.3), BLUE_PLASTIC, [ROOF_X, top + 2.7, z], 0.5);
  }
  part.add(chamferedBox(3.6, 1, 9, 0.5), DEEP_BLACK, [ROOF_X, top + 2.5, 62], 0.5);
  part.add(cylinder(3.2, 1, 20, 0.2), DARK_STEEL, placed([ROOF_X, top + 2.6, 44], [...ROOF_UP]));
  part.add(cylinder(1.8, 0.6, 14, 0.1), DEEP_BLACK, placed([ROOF_X, top + 3, 44], [...ROOF_UP]), 0.4);
}

function addFeet(part: PartBuilder): void {
  const profile = [
    [0, 0],
    [17, 0],
    [15, 13],
    [14, 14],
    [0, 14],
  ] as const;
  const foot = lathe(
    profile.map(([r, z]) => [r, z] as const),
    24,
  );
  for (const x of [left + 40, right - 40]) {
    for (const z of [back + 30, open - 30]) {
      part.add(foot, SOFT_BLACK, placed([x, 1, z], [QUARTER_TURN, 0, 0]));
      part.add(cylinder(12, 2, 20, 0.4), RUBBER, placed([x, -FEET_HEIGHT + 1, z], [...ROOF_UP]));
    }
  }
}
