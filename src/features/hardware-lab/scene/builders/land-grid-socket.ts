import { GOLD, NICKEL, SLOT_PLASTIC, STEEL } from '../catalogue/finishes.ts';
import { label } from '../catalogue/labels.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { finish } from '../kit/finish.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { circle, outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { tube } from '../kit/tube.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { SURFACE_Z } from './board-pieces.ts';
import { addScrew } from './fasteners.ts';

const LOAD_PLATE = finish('#a9acb0', 0.4, 1);
/** Cooler posts, on the usual 75 mm square. */
const COOLER_POSTS = [
  [-37.5, 37.5],
  [37.5, 37.5],
  [-37.5, -37.5],
  [37.5, -37.5],
] as const;

/** Land-grid socket: contact field, retention frame, load plate, cooler posts. */
export function addCpuSocket(part: PartBuilder, [x, y]: Vec2): void {
  part.add(chamferedBox(60, 58, 3.2, 0.6), SLOT_PLASTIC, [x, y, SURFACE_Z + 1.6]);
  part.add(label('contact-field'), GOLD, [x, y, SURFACE_Z + 3.3], 0.45);
  const holes = [
    roundedRect(47, 52, 2),
    ...[-1, 1].flatMap((i) => [circle(i * 27, 32, 1.8, 10), circle(i * 27, -32, 1.8, 10)]),
  ];
  part.add(plate(outline(roundedRect(66, 76, 3), holes), 1.4, 0.4), STEEL, [x, y, SURFACE_Z + 3.4]);
  part.add(plate(outline(roundedRect(52, 60, 2.5), [roundedRect(37, 41, 2)]), 1.5, 0.4), LOAD_PLATE, [
    x,
    y,
    SURFACE_Z + 6.4,
  ]);
  for (const [dx, dy] of [
    [-27, 32],
    [27, 32],
    [-27, -32],
    [27, -32],
  ] as const) {
    addScrew(part, placed([x + dx, y + dy, SURFACE_Z + 4.6]), 2.6);
  }
  for (const [dx, dy] of COOLER_POSTS) {
    part.add(ring(2, 4.2, 0.15, 16, 0.05), GOLD, [x + dx, y + dy, SURFACE_Z + 0.08]);
    part.add(cylinder(2.8, 12, 6, 0.4), NICKEL, [x + dx, y + dy, SURFACE_Z + 6]);
  }
}

/** Retention lever, with its pivot at the origin and the rod along -y. */
export function buildCpuLever(): PartGeometry {
  const rod = [
    [0, 0, 0],
    [1, 2, 0.6],
    [2, -24, 0.8],
    [2, -68, 1],
    [5, -74, 1.4],
    [10, -75, 1.4],
  ] as const;
  return new PartBuilder().add(tube(rod, { radius: 1.1, sides: 8, steps: 24 }), NICKEL).build();
}
