import type { Matrix4 } from 'three';
import { BLACK_PLASTIC, RUBBER, SOFT_BLACK } from '../catalogue/finishes.ts';
import { type LabelName, label } from '../catalogue/labels.ts';
import { chamferedBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { cylinder, lathe, ring } from '../kit/lathe.ts';
import { circle, outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, within } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { withSmoothNormals } from '../kit/smooth.ts';
import { type Solid, SolidWriter } from '../kit/solid.ts';

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

export interface FanSize {
  readonly size: number;
  readonly depth: number;
}
/** A case fan with this edge length in mm. */
export const caseFan = (size: number): FanSize => ({ size, depth: 25 });
const FAN_120 = caseFan(120);

/** Square frame of a fan with motor mount and rubber corners; air enters on the +z side. */
export function addFanFrame(
  part: PartBuilder,
  plastic: Finish,
  where: Matrix4,
  { size, depth }: FanSize = FAN_120,
): void {
  const bore = size / 2 - 2.5;
  const hole = size * 0.4375;
  const flange = plate(
    outline(roundedRect(size, size, size * 0.06), [
      circle(0, 0, bore, 40),
      ...CORNERS.map(([x, y]) => circle(x * hole, y * hole, 2.2, 8)),
    ]),
    3.6,
    0.7,
  );
  const fine = (solid: Solid, finish: Finish, x: number, y: number, z: number) =>
    part.addFine(solid, finish, within(where, placed([x, y, z])));
  const put = (solid: Solid, finish: Finish, x: number, y: number, z: number, turn = 0, occlusion = 1) =>
    part.add(solid, finish, within(where, placed([x, y, z], [0, 0, turn])), occlusion);
  for (const z of [depth / 2 - 3.6, -depth / 2]) put(flange, plastic, 0, 0, z);
  put(ring(bore, bore + 1.8, depth - 1, 40, 0.5), plastic, 0, 0, 0, 0, 0.85);
  for (const [x, y] of CORNERS) {
    fine(ring(2.2, 4.4, depth - 6, 8, 0.3), plastic, x * hole, y * hole, 0);
    for (const z of [-1, 1])
      fine(ring(2.3, 5.6, 1.4, 12, 0.3), RUBBER, x * hole, y * hole, z * (depth / 2 + 0.2));
  }
  put(cylinder(size * 0.19, 3, 24, 0.6), plastic, 0, 0, -depth / 2 + 1.8);
  const reach = bore - size * 0.17;
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2 + 0.55;
    const middle = (bore + size * 0.17) / 2;
    put(
      chamferedBox(reach, 3.2, 3, 0.6),
      plastic,
      Math.cos(angle) * middle,
      Math.sin(angle) * middle,
      -depth / 2 + 1.9,
      angle + 0.16,
    );
  }
}

export function buildFanFrame(shape: FanSize): PartGeometry {
  const part = new PartBuilder();
  addFanFrame(part, BLACK_PLASTIC, placed([0, 0, 0]), shape);
  return part.build();
}

export interface RotorShape extends FanSize {
  readonly blades: number;
  /** The label on its hub. */
  readonly hub: LabelName;
}

/** Hub and blades, turning about z. */
export function buildRotor({ size, depth, blades, hub: print }: RotorShape): PartGeometry {
  const part = new PartBuilder();
  const hub = size * 0.172;
  const height = depth - 8;
  const profile = [
    [hub, -height / 2],
    [hub, height / 2 - 1.6],
    [hub - 1.6, height / 2],
    [0, height / 2 + 0.25],
  ] as const;
  part.add(lathe(profile, 28), SOFT_BLACK);
  const blade = bladeSolid(hub, size / 2 - 4.2, height, (Math.PI * 2) / blades);
  for (let i = 0; i < blades; i++)
    part.add(blade, SOFT_BLACK, placed([0, 0, 0], [0, 0, (i / blades) * Math.PI * 2]));
  const badge = size / 120;
  part.add(label(print), SOFT_BLACK, placed([0, 0, height / 2 + 0.32], [0, 0, 0], badge));
  return part.build();
}

const ALONG = 6;
const ACROSS = 5;

/** One swept, cambered blade: two skins of a grid, closed at tip and edges. */
function bladeSolid(hub: number, tip: number, height: number, pitch: number): Solid {
  const out = new SolidWriter();
  for (const side of [1, -1]) {
    for (let i = 0; i <= ALONG; i++) {
      for (let j = 0; j <= ACROSS; j++) {
        const [u, v] = [i / ALONG, j / ACROSS];
        const radius = hub - 0.6 + (tip - hub + 0.6) * u;
        const angle = 0.5 * u * u - 0.1 * u + (v - 0.5) * pitch * 0.92 * (0.94 - 0.1 * u);
        const thickness = (0.75 - 0.45 * u) * Math.sqrt(Math.sin(Math.PI * (0.04 + 0.92 * v)));
        const z = (v - 0.5) * height * (0.98 - 0.22 * u) + Math.sin(v * Math.PI) * 1.5 + side * thickness;
        out.vertex([Math.cos(angle) * radius, Math.sin(angle) * radius, z], [0, 0, side]);
      }
    }
  }
  const row = ACROSS + 1;
  const back = (ALONG + 1) * row;
  for (let i = 0; i < ALONG; i++) {
    for (let j = 0; j < ACROSS; j++) {
      const a = i * row + j;
      out.quad(a, a + row, a + row + 1, a + 1);
      out.quad(back + a, back + a + 1, back + a + row + 1, back + a + row);
    }
    const [low, high] = [i * row, i * row + ACROSS];
    out.quad(low, back + low, back + low + row, low + row);
    out.quad(high, high + row, back + high + row, back + high);
  }
  for (let j = 0; j < ACROSS; j++) {
    const a = ALONG * row + j;
    out.quad(a, back + a, back + a + 1, a + 1);
    out.quad(j, j + 1, back + j + 1, back + j);
  }
  return withSmoothNormals(out, 60);
}
