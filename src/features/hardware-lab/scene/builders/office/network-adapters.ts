import {
  BLACK_PLASTIC,
  CHIP,
  DEEP_BLACK,
  GOLD,
  SOLDER_MASK_GREEN,
  STEEL,
  ZINC,
} from '../../catalogue/finishes.ts';
import { ADAPTER_PORT } from '../../catalogue/office/plan.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';

/** Network adapter on a USB plug along -z; its network port faces +z. */
export function buildUsbAdapter(): PartGeometry {
  return new PartBuilder()
    .add(chamferedBox(12, 4.5, 12, 0.3), STEEL, [0, 0, -4])
    .add(chamferedBox(22, 17, 42, 1.8), BLACK_PLASTIC, [0, 0, 23])
    .add(chamferedBox(13, 11, 1, 0.3), DEEP_BLACK, [0, 0, 44.2])
    .build();
}

/** Small network card standing in an x1 slot. Axes as the graphics cards': the bracket at the rear, the port on it. */
export function buildNetworkCard(): PartGeometry {
  const [portX, portY, portZ] = ADAPTER_PORT;
  const part = new PartBuilder()
    .add(plainBox(84, 1.6, 56), SOLDER_MASK_GREEN, [54, 0, 36])
    .add(plainBox(25, 1.6, 9), SOLDER_MASK_GREEN, [62, 0, 4.5])
    .add(chamferedBox(14, 2, 14, 0.3), CHIP, [60, -1.8, 36])
    .add(plainBox(1, 18, 116), ZINC, [-2.4, -6, 62])
    .add(chamferedBox(18, 14, 16, 0.4), STEEL, [portX + 13, portY, portZ])
    .add(chamferedBox(1, 11, 13, 0.3), DEEP_BLACK, [portX + 3.6, portY, portZ]);
  for (let i = 0; i < 18; i++)
    for (const side of [-1, 1]) part.addFine(plainBox(0.62, 0.04, 4), GOLD, [52 + i, side * 0.82, 2.6]);
  return part.build();
}
