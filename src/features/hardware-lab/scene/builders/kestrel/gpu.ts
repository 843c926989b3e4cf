import {
  ANODISED_DARK,
  DARK_STEEL,
  FIN_ALUMINIUM,
  GOLD,
  GRAPHITE,
  NICKEL,
  SOLDER_MASK,
  STEEL,
} from '../../catalogue/finishes.ts';
import { GPU_POWER } from '../../catalogue/kestrel/connectors.ts';
import { GPU } from '../../catalogue/kestrel/layout.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { type Outline, outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { lyingAt, placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { tube } from '../../kit/tube.ts';
import { addPowerSocket } from '../connectors.ts';
import { addScrew } from '../fasteners.ts';
import { addGpuBracket, addGpuShroud } from './gpu-shroud.ts';

const EDGE = { start: 56, contacts: 78, key: 12 } as const;

/** Graphics card hanging in its slot: x along the slot, +z away from the board, fans down. Origin: rear end of the slot line. */
export function buildGpu(inletColumns = 4, print: LabelName = 'gpu-side'): PartGeometry {
  const part = new PartBuilder();
  const { length, height } = GPU;
  part.add(
    plate(
      outline([
        [12, 8],
        [length - 12, 8],
        [length - 12, height - 6],
        [12, height - 6],
      ]),
      1.6,
      0.15,
    ),
    SOLDER_MASK,
    lyingAt(0.8),
  );
  part.add(plate(outline(roundedRect(82, 9, 0.4, 96, 4.5)), 1.6, 0.1), SOLDER_MASK, lyingAt(0.8));
  for (let i = 0; i < EDGE.contacts; i++) {
    if (Math.abs(i - EDGE.key) < 1.5) continue;
    for (const side of [-1, 1])
      part.addFine(plainBox(0.62, 0.04, 4), GOLD, [EDGE.start + i, side * 0.82, 2.6]);
  }
  addBackplate(part);
  for (let x = 18; x < length - 8; x += 4.6) {
    part.add(plainBox(0.5, 26, height - 30), FIN_ALUMINIUM, [x, -16, 62], 0.55);
  }
  for (const z of [36, 58, 80, 100]) {
    part.add(
      tube(
        [
          [24, -8, z],
          [90, -6, z],
          [160, -8, z],
          [length - 16, -14, z],
        ],
        { radius: 3, sides: 6, steps: 10 },
      ),
      NICKEL,
    );
  }
  addGpuShroud(part, print);
  addPowerSocket(part, inletColumns, placed([...GPU_POWER]));
  addGpuBracket(part);
  return part.build();
}

function addBackplate(part: PartBuilder): void {
  const { length, height } = GPU;
  const vents = Array.from({ length: 7 }, (_, i) =>
    roundedRect(3.6, 58 - Math.abs(i - 3) * 6, 1.8, length - 62 + i * 8.4, 60),
  );
  const shape: Outline = outline(
    [
      [10, 9],
      [length - 2, 9],
      [length, 14],
      [length, height - 16],
      [length - 8, height - 4],
      [180, height - 4],
      [172, height - 8],
      [80, height - 8],
      [72, height - 4],
      [10, height - 4],
    ],
    vents,
  );
  part.add(plate(shape, 1.6, 0.5), GRAPHITE, lyingAt(5.2));
  part.add(label('gpu-back'), GRAPHITE, placed([100, 5.24, 50], [-QUARTER_TURN, 0, 0]));
  const frame = outline(roundedRect(50, 50, 5), [roundedRect(34, 34, 3)]);
  part.add(plate(frame, 1.2, 0.3), DARK_STEEL, placed([176, 5, 62], [-QUARTER_TURN, 0, 0]));
  for (const [x, z] of [
    [20, 18],
    [20, 104],
    [150, 38],
    [150, 88],
    [202, 38],
    [202, 88],
    [270, 18],
    [276, 98],
  ] as const) {
    addScrew(part, placed([x, 5.1, z], [-QUARTER_TURN, 0, 0]), 2.1, STEEL);
  }
  for (let i = 0; i < 3; i++)
    part.add(chamferedBox(46 - i * 10, 0.5, 1, 0.2), ANODISED_DARK, [52 + i * 5, 5.2, 88 + i * 4]);
}
