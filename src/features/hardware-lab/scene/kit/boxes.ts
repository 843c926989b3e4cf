import { type Solid, SolidWriter } from './solid.ts';
import { item, type Vec3 } from './vectors.ts';

const SIGNS = [-1, 1] as const;
type Axis = 0 | 1 | 2;
const AXES: readonly (readonly [Axis, Axis, Axis])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/**
 * Box with one-segment chamfers, 24 vertices and 44 triangles. Face vertices keep the flat normal of their face, so
 * the chamfer blends between faces and reads as a round edge in reflections.
 */
export function chamferedBox(width: number, height: number, depth: number, chamfer = 0.6): Solid {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const inset = Math.min(chamfer, half[0] * 0.96, half[1] * 0.96, half[2] * 0.96);
  return boxOf(half, inset);
}

/** Box without chamfers, 12 triangles: pins, pads and other sub-millimetre pieces. */
export const plainBox = (width: number, height: number, depth: number): Solid =>
  boxOf([width / 2, height / 2, depth / 2], 0);

function boxOf(half: Vec3, inset: number): Solid {
  const out = new SolidWriter();
  const corners = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vec3 => [x, y, z])));
  // The vertex of corner c for the face across `axis`: full size on that axis, inset on the other two.
  for (const corner of corners) {
    for (const axis of [0, 1, 2] as const) {
      const position = ([0, 1, 2] as const).map((k) => corner[k] * (k === axis ? half[k] : half[k] - inset));
      const normal = ([0, 1, 2] as const).map((k) => (k === axis ? corner[k] : 0));
      out.vertex(position as unknown as Vec3, normal as unknown as Vec3);
    }
  }
  const find = (axis: Axis, signs: readonly [Axis, number][]): number => {
    const corner = corners.findIndex((c) => signs.every(([k, sign]) => c[k] === sign));
    return corner * 3 + axis;
  };
  for (const [a, b, c] of AXES) {
    for (const sign of SIGNS) {
      const at = (sb: number, sc: number) =>
        find(a, [
          [a, sign],
          [b, sb],
          [c, sc],
        ]);
      out.quad(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1), sign < 0);
    }
    if (inset <= 0) continue;
    for (const sa of SIGNS) {
      for (const sb of SIGNS) {
        const at = (axis: Axis, sc: number) =>
          find(axis, [
            [a, sa],
            [b, sb],
            [c, sc],
          ]);
        out.quad(at(a, -1), at(b, -1), at(b, 1), at(a, 1), sa * sb < 0);
      }
    }
  }
  if (inset > 0) {
    corners.forEach((_, index) => {
      const corner = item(corners, index);
      out.triangle(index * 3, index * 3 + 1, index * 3 + 2, corner[0] * corner[1] * corner[2] < 0);
    });
  }
  return out;
}
