import {
  BLACK_PLASTIC,
  DARK_STEEL,
  DEEP_BLACK,
  GREEN_PLASTIC,
  GREY_PLASTIC,
  LENS_SUPPLY,
  RED_PLASTIC,
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
import { chamferedBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { circle, outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';

export type SupplyControl = 'psu-switch' | 'mains-selector' | 'psu-test-button';
const TO_REAR = [0, -QUARTER_TURN, 0] as const;

/** Plain steel supply: x along its depth (rear face at x = 0), y up, z across. Its switches are pieces of their own. */
export function buildOfficeSupply(rating: LabelName, controls: readonly SupplyControl[]): PartGeometry {
  const part = new PartBuilder();
  const { width, height, depth } = SUPPLY;
  part.add(plate(outline(roundedRect(depth, height, 1.6, depth / 2, height / 2)), width, 0.8), STEEL);
  part.add(label(rating), STEEL, [70, 43, width + 0.04]);
  const grille = outline(
    circle(0, 0, 36, 32),
    [9, 17, 25].flatMap((radius) =>
      Array.from({ length: 8 }, (_, i) => {
        const angle = (i / 8) * Math.PI * 2 + radius;
        return circle(Math.cos(angle) * radius, Math.sin(angle) * radius, radius / 4.2, 10);
      }),
    ),
  );
  part.add(chamferedBox(0.6, 70, 70, 0.2), DEEP_BLACK, [0.1, 43, 110], 0.3);
  part.add(plate(grille, 0.8, 0), DARK_STEEL, placed([-0.2, 43, 110], [...TO_REAR]));
  for (const radius of [12, 24, 35])
    part.add(
      ring(radius - 0.8, radius + 0.8, 1.6, 36, 0.4),
      DARK_STEEL,
      placed([-1.6, 43, 110], [...TO_REAR]),
    );
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
    part.add(cylinder(2, 1.4, 16, 0.3), LENS_SUPPLY, placed([-0.4, controlY, controlZ + 16], [...TO_REAR]));
    part.add(label('self-test-print'), STEEL, placed([-0.06, controlY - 11, controlZ + 6], [...TO_REAR]));
  }
  part.add(chamferedBox(3, 16, 30, 1), BLACK_PLASTIC, [
    SUPPLY_MOUTH[0] - 1.4,
    SUPPLY_MOUTH[1],
    SUPPLY_MOUTH[2],
  ]);
  return part.build();
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
      .add(label('selector-115'), RED_PLASTIC, placed([-1.24, 0, -4], [...TO_REAR]))
      .add(label('selector-230'), RED_PLASTIC, placed([1.24, 0, -4], [0, QUARTER_TURN, 0]))
      .build(),
  'psu-test-button': () =>
    new PartBuilder().add(cylinder(4, 4, 20, 0.8), GREEN_PLASTIC, placed([0, 0, 0], [...TO_REAR])).build(),
};
