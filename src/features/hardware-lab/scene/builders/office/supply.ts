import {
  BLACK_PLASTIC,
  DARK_STEEL,
  DEEP_BLACK,
  GREEN_PLASTIC,
  GREY_PLASTIC,
  LENS_SUPPLY,
  PLATED_SHEET,
  RED_PLASTIC,
  SOFT_BLACK,
  STEEL,
} from '../../catalogue/finishes.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import {
  SUPPLY,
  SUPPLY_INLET,
  SUPPLY_MOUTH,
  SUPPLY_SELECTOR,
  SUPPLY_SWITCH,
} from '../../catalogue/office/plan.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { addScrew } from '../fasteners.ts';

export type SupplyControl = 'psu-switch' | 'mains-selector' | 'psu-test-button';
const TO_REAR = [0, -QUARTER_TURN, 0] as const;

/** Plain steel supply: x along its depth (rear face at x = 0), y up, z across. Its switches are pieces of their own. */
export function buildOfficeSupply(rating: LabelName, controls: readonly SupplyControl[]): PartGeometry {
  const part = new PartBuilder();
  const { width, height, depth } = SUPPLY;
  part.add(plate(outline(roundedRect(depth, height, 1.6, depth / 2, height / 2)), width, 0.8), PLATED_SHEET);
  part.add(label(rating), PLATED_SHEET, [70, 43, width + 0.04]);
  addCover(part);
  addFanOpening(part);
  const [inletY, inletZ] = SUPPLY_INLET;
  part.add(chamferedBox(3, 24, 30, 1), BLACK_PLASTIC, [-0.6, inletY, inletZ]);
  part.add(chamferedBox(1, 16, 22, 0.4), DEEP_BLACK, [-1.9, inletY, inletZ], 0.35);
  const [controlY, controlZ] = SUPPLY_SWITCH;
  if (controls.includes('psu-switch'))
    part.add(chamferedBox(3, 24, 16, 1), BLACK_PLASTIC, [-0.6, controlY, controlZ]);
  if (controls.includes('mains-selector')) {
    part.add(chamferedBox(2.4, 14, 30, 0.8), BLACK_PLASTIC, [-0.4, SUPPLY_SELECTOR[0], SUPPLY_SELECTOR[1]]);
    part.add(
      label('selector-print'),
      STEEL,
      placed([-0.06, SUPPLY_SELECTOR[0] - 12, SUPPLY_SELECTOR[1]], [...TO_REAR]),
    );
  }
  if (controls.includes('psu-test-button')) {
    part.add(cylinder(2, 1.4, 16, 0.3), LENS_SUPPLY, placed([-0.4, controlY + 14, controlZ], [...TO_REAR]));
    part.add(label('self-test-print'), STEEL, placed([-0.06, controlY - 12, controlZ - 3], [...TO_REAR]));
  }
  part.add(chamferedBox(3, 16, 30, 1), BLACK_PLASTIC, [
    SUPPLY_MOUTH[0] - 1.4,
    SUPPLY_MOUTH[1],
    SUPPLY_MOUTH[2],
  ]);
  return part.build();
}

/** Edge of the folded cover on the open side, the screws that hold it, and slots that let air in. */
function addCover(part: PartBuilder): void {
  const { width, height, depth } = SUPPLY;
  part.add(plainBox(depth - 8, 0.5, 0.2), DARK_STEEL, [depth / 2, 8, width], 0.5);
  for (const x of [8, depth - 8]) addScrew(part, placed([x, 4, width]), 2.6);
  for (let i = 0; i < 6; i++)
    part.add(chamferedBox(0.4, 3, 34, 0.1), DEEP_BLACK, [depth + 0.02, height - 18 - i * 7, width - 34], 0.3);
}

/** Middle of the fan in the rear face, and the radius of its opening. */
const FAN = { y: 43, z: 110, radius: 37 } as const;

/** The fan behind its wire guard: dark opening, blades, rings and the spokes that hold them. */
function addFanOpening(part: PartBuilder): void {
  const rear = (x: number, turn = 0, dy = 0, dz = 0) => placed([x, FAN.y + dy, FAN.z + dz], [turn, 0, 0]);
  const facing = (x: number) => placed([x, FAN.y, FAN.z], [...TO_REAR]);
  part.add(cylinder(FAN.radius, 0.6, 40, 0), DEEP_BLACK, facing(-0.1), 0.25);
  part.add(cylinder(11, 1, 28, 0.3), SOFT_BLACK, facing(-0.6), 0.7);
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * Math.PI * 2;
    part.add(
      chamferedBox(0.5, 23, 15, 0.2),
      SOFT_BLACK,
      rear(-0.5, angle, Math.cos(angle) * 23, Math.sin(angle) * 23),
      0.5,
    );
  }
  for (const radius of [13, 21, 29, 36.4])
    part.add(ring(radius - 0.9, radius + 0.9, 1.8, 40, 0.5), STEEL, facing(-2));
  for (const angle of [0.4, 0.4 + Math.PI / 2])
    part.add(chamferedBox(1.6, FAN.radius * 2 + 2, 1.8, 0.4), STEEL, rear(-1.4, angle));
}

/** Rocker of the mains switch, the red slide of the mains selector, the button of the self-test. Origin: middle. */
export const CONTROL_BUILDS: Readonly<Record<SupplyControl, () => PartGeometry>> = {
  'psu-switch': () =>
    new PartBuilder()
      .add(chamferedBox(3.4, 18, 11, 1.2), GREY_PLASTIC)
      .add(label('psu-switch'), GREY_PLASTIC, placed([-1.74, 0, 0], [...TO_REAR]))
      .build(),
  'mains-selector': () =>
    new PartBuilder()
      .add(chamferedBox(2.4, 9, 24, 0.6), RED_PLASTIC)
      .add(chamferedBox(2, 6, 5, 0.6), RED_PLASTIC, [-1.4, 0, 7])
      .add(chamferedBox(2, 6, 5, 0.6), RED_PLASTIC, [1.4, 0, 7])
      .add(label('selector-115'), RED_PLASTIC, placed([-1.24, 0, -4], [...TO_REAR]))
      .add(label('selector-230'), RED_PLASTIC, placed([1.24, 0, -4], [0, QUARTER_TURN, 0]))
      .build(),
  'psu-test-button': () =>
    new PartBuilder().add(cylinder(4, 4, 20, 0.8), GREEN_PLASTIC, placed([0, 0, 0], [...TO_REAR])).build(),
};
