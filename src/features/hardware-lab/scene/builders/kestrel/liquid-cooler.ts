import {
  ANODISED_DARK,
  BLACK_POWDER,
  COPPER,
  FIN_ALUMINIUM,
  LENS_RUNNING,
  RUBBER,
  SOFT_BLACK,
  STEEL,
} from '../../catalogue/finishes.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { tube } from '../../kit/tube.ts';
import { addFanFrame } from '../fan.ts';

/** The radiator's position relative to the cold plate: under the roof, in front of the board's upper edge. */
const RADIATOR = { x: 6, y: 92, z: 104, length: 276, width: 120, height: 27 } as const;

/** Closed liquid cooler: pump on the cold plate, two hoses, a radiator for two fans. Origin as the air cooler's. */
export function buildLiquidCooler(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(44, 44, 4, 0.8), COPPER, [0, 0, 2]);
  for (const y of [-37.5, 37.5]) part.add(chamferedBox(88, 9, 3, 0.8), STEEL, [0, y, 9]);
  for (const x of [-24, 24]) part.add(chamferedBox(8, 84, 3, 0.8), STEEL, [x, 0, 12]);
  part.add(cylinder(34, 36, 40, 2), BLACK_POWDER, [0, 0, 24]);
  part.add(ring(27, 30, 1.4, 40, 0.4), LENS_RUNNING, [0, 0, 42.4]);
  part.add(cylinder(26, 1.6, 40, 0.6), ANODISED_DARK, [0, 0, 42.6]);
  const { x, y, z, length, width, height } = RADIATOR;
  for (const side of [-1, 1]) {
    part.add(chamferedBox(20, height, width, 3), BLACK_POWDER, [x + side * (length / 2 - 10), y, z]);
    part.add(chamferedBox(length, height, 3, 1), BLACK_POWDER, [x, y, z + side * (width / 2 - 2)]);
  }
  for (let i = 0; i < 60; i++)
    part.add(plainBox(0.5, height - 4, width - 8), FIN_ALUMINIUM, [x - 118 + i * 4, y, z], 0.6);
  for (const side of [-1, 1])
    addFanFrame(part, SOFT_BLACK, placed([x + side * 61, y - height / 2 - 12.5, z], [QUARTER_TURN, 0, 0]));
  for (const side of [-1, 1]) {
    part.add(
      tube(
        [
          [side * 10, 30, 26],
          [side * 14, 52, 40],
          [30 + side * 16, 70, 74],
          [96 + side * 10, 76, 84],
          [x + length / 2 - 10, y - 8, z + side * 22],
        ],
        { radius: 5.6, sides: 12, steps: 30 },
      ),
      RUBBER,
    );
  }
  return part.build();
}
