import {
  BLACK_PLASTIC,
  COPPER,
  FIN_ALUMINIUM,
  IVORY_PLASTIC,
  SOFT_BLACK,
  STEEL,
} from '../../catalogue/finishes.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed } from '../../kit/placement.ts';
import { tube } from '../../kit/tube.ts';
import { addFanFrame } from '../fan.ts';

/** Extruded block with a fan on top and a spring bar across, held by two clips. Origin: underside of its base, +z outwards. */
export function buildClipCooler(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(40, 40, 1.6, 0.4), COPPER, [0, 0, 0.8]);
  part.add(chamferedBox(70, 76, 7, 1), FIN_ALUMINIUM, [0, 0, 5]);
  for (let i = 0; i < 25; i++) part.add(plainBox(0.9, 74, 30), FIN_ALUMINIUM, [-33.6 + i * 2.8, 0, 23], 0.75);
  part.add(chamferedBox(12, 96, 2, 0.5), STEEL, [0, 0, 10]);
  addFanFrame(part, SOFT_BLACK, placed([0, 0, 50]), { size: 80, depth: 20 });
  return part.build();
}

/** Clip of the spring bar: hooked to the frame, its tab stands out at +y. */
export function buildCoolerClip(): PartGeometry {
  return new PartBuilder()
    .add(chamferedBox(14, 2, 14, 0.5), STEEL, [0, 7, 1])
    .add(chamferedBox(10, 9, 2.4, 0.8), BLACK_PLASTIC, [0, 11, 8])
    .add(chamferedBox(14, 8, 2, 0.5), STEEL, [0, 4, 7])
    .build();
}

/** Round cooler of radial fins under an open fan, on a cross with four push-pins. */
export function buildRadialCooler(): PartGeometry {
  const part = new PartBuilder();
  part.add(cylinder(16, 34, 28, 1), COPPER, [0, 0, 17]);
  const fins = 44;
  for (let i = 0; i < fins; i++) {
    const angle = (i / fins) * Math.PI * 2;
    part.add(
      chamferedBox(29, 0.9, 30, 0.1),
      FIN_ALUMINIUM,
      placed([Math.cos(angle + 0.2) * 30, Math.sin(angle + 0.2) * 30, 19], [0, 0, angle]),
      0.75,
    );
  }
  part.add(ring(42, 46, 6, 40, 1), SOFT_BLACK, [0, 0, 38]);
  for (const angle of [Math.PI / 4, (Math.PI * 3) / 4]) {
    part.add(chamferedBox(104, 8, 4, 1), SOFT_BLACK, placed([0, 0, 37], [0, 0, angle]));
    for (const side of [-1, 1]) {
      const [x, y] = [Math.cos(angle) * 53 * side, Math.sin(angle) * 53 * side];
      part.add(
        tube(
          [
            [x * 0.9, y * 0.9, 37],
            [x, y, 28],
            [x, y, 9],
          ],
          { radius: 4.4, sides: 10, steps: 8 },
        ),
        SOFT_BLACK,
      );
    }
  }
  part.add(ring(41, 43.4, 18, 40, 0.6), SOFT_BLACK, [0, 0, 50]);
  for (let i = 0; i < 4; i++)
    part.add(
      chamferedBox(30, 2.4, 2.4, 0.5),
      SOFT_BLACK,
      placed([Math.cos(i * 1.571 + 0.4) * 27, Math.sin(i * 1.571 + 0.4) * 27, 41], [0, 0, i * 1.571 + 0.4]),
    );
  return part.build();
}

/** Cap of a push-pin with the arrow that shows which way it is turned. */
export function buildPushPin(): PartGeometry {
  return new PartBuilder()
    .add(cylinder(5.6, 12, 20, 1), BLACK_PLASTIC, [0, 0, 6])
    .add(chamferedBox(2.2, 8, 1, 0.3), IVORY_PLASTIC, [0, 0, 12.2])
    .add(chamferedBox(5, 2, 1, 0.3), IVORY_PLASTIC, [0, 3.4, 12.2])
    .add(cylinder(2, 14, 12, 0.3), IVORY_PLASTIC, [0, 0, -6])
    .build();
}
