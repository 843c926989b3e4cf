import {
  ALUMINIUM,
  ANODISED_DARK,
  COPPER,
  FIN_ALUMINIUM,
  NICKEL,
  SOFT_BLACK,
  STEEL,
} from '../../catalogue/finishes.ts';
import { COOLER_FAN_AT } from '../../catalogue/kestrel/layout.ts';
import { label } from '../../catalogue/labels.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { lathe } from '../../kit/lathe.ts';
import { outline } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { tube } from '../../kit/tube.ts';
import type { Vec2, Vec3 } from '../../kit/vectors.ts';
import { addFanFrame } from '../fan.ts';

const FIN_COUNT = 44;
const FIN_PITCH = 2.4;
const STACK_BOTTOM = 38;
const STACK_TOP = STACK_BOTTOM + FIN_COUNT * FIN_PITCH;

/** One quarter of a fin; the rest mirrors it. */
const QUARTER: readonly Vec2[] = [
  [26, 0],
  [26, 12],
  [24, 16],
  [26, 20],
  [26, 60],
  [20, 57.5],
  [12, 60],
  [0, 60],
];

function finOutline() {
  const right: readonly Vec2[] = [
    ...QUARTER.slice(1)
      .map(([x, y]): Vec2 => [x, -y])
      .reverse(),
    ...QUARTER,
  ];
  const left = right
    .slice(1, -1)
    .map(([x, y]): Vec2 => [-x, y])
    .reverse();
  return outline([...right, ...left]);
}

/** Tower cooler with its fan frame; origin in the middle of the cold plate's underside, +z away from the board. */
export function buildCooler(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(42, 42, 4, 0.8), COPPER, [0, 0, 2]);
  part.add(chamferedBox(42, 42, 10, 1.2), ALUMINIUM, [0, 0, 9]);
  for (const y of [-37.5, 37.5]) part.add(chamferedBox(88, 9, 3, 0.8), STEEL, [0, y, 9]);
  for (const x of [-24, 24]) part.add(chamferedBox(8, 84, 3, 0.8), STEEL, [x, 0, 12]);
  const fin = plate(finOutline(), 0.55, 0);
  for (let i = 0; i < FIN_COUNT; i++) part.add(fin, FIN_ALUMINIUM, [0, 0, STACK_BOTTOM + i * FIN_PITCH], 0.7);
  part.add(plate(finOutline(), 2, 0.5), ANODISED_DARK, [0, 0, STACK_TOP]);
  for (const x of [-13, 13]) for (const y of [-42, -24, 24, 42]) addHeatPipe(part, x, y);
  part.add(label('cooler-logo'), ANODISED_DARK, placed([0, 0, STACK_TOP + 2.05], [0, 0, QUARTER_TURN]));
  for (const side of [-1, 1]) part.add(tube(fanClip(side), { radius: 0.8, sides: 5, steps: 28 }), STEEL);
  addFanFrame(part, SOFT_BLACK, placed([...COOLER_FAN_AT], [0, QUARTER_TURN, 0]));
  return part.build();
}

function addHeatPipe(part: PartBuilder, x: number, y: number): void {
  const path: readonly Vec3[] = [
    [x * 0.5, 0, 8],
    [x * 0.7, y * 0.5, 8],
    [x * 0.95, y * 0.92, 13],
    [x, y, 28],
    [x, y, STACK_BOTTOM + 4],
  ];
  part.add(tube(path, { radius: 3, sides: 8, steps: 14 }), NICKEL);
  part.add(
    lathe(
      [
        [3, 0],
        [3, 2],
        [2.6, 3.6],
        [1.4, 4.8],
        [0, 5.2],
      ],
      12,
    ),
    NICKEL,
    [x, y, STACK_TOP + 1.4],
  );
}

function fanClip(side: number): Vec3[] {
  const edge = side * 61;
  return [
    [29, side * 52, 44],
    [12, edge, 46],
    [-22, edge, 50],
    [-25, edge, 92],
    [-22, edge, 132],
    [12, edge, 138],
    [29, side * 52, 140],
  ];
}
