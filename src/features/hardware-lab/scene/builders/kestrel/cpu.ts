import { CERAMIC, CPU_SUBSTRATE, GOLD, NICKEL } from '../../catalogue/finishes.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { plate } from '../../kit/plate.ts';

/** Height from the processor's underside to the top of its lid, mm. */
const CPU_HEIGHT = 3.9;

/** Processor: substrate with notches and pin-1 mark, stepped nickel lid. Origin: middle of the underside. */
export function buildCpu(print: LabelName = 'cpu-lid'): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(37.5, 45, 1.1, 0.15), CPU_SUBSTRATE, [0, 0, 0.55]);
  const skirt = outline([
    [-14, -17.5],
    [14, -17.5],
    [14, -14],
    [16.5, -14],
    [16.5, 14],
    [14, 14],
    [14, 17.5],
    [-14, 17.5],
    [-14, 14],
    [-16.5, 14],
    [-16.5, -14],
    [-14, -14],
  ]);
  part.add(plate(skirt, 1.2, 0.3), NICKEL, [0, 0, 1.1]);
  part.add(plate(outline(roundedRect(28, 35, 1.6)), 2.2, 0.6), NICKEL, [0, 0, 1.7]);
  part.add(label(print), NICKEL, [0, 5, CPU_HEIGHT + 0.03]);
  part.add(label('cpu-code'), NICKEL, [0, -10, CPU_HEIGHT + 0.03]);
  part.add(
    plate(
      outline([
        [0, 0],
        [3, 0],
        [0, 3],
      ]),
      0.1,
      0,
    ),
    GOLD,
    [-18, -21.8, 1.1],
  );
  for (let i = 0; i < 16; i++) {
    part.add(plainBox(1, 0.6, 0.5), CERAMIC, [-12 + (i % 8) * 3.4, i < 8 ? 20 : -20, 1.35]);
  }
  return part.build();
}
