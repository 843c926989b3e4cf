import { CatmullRomCurve3, Vector3 } from 'three';
import { type Solid, SolidWriter } from './solid.ts';
import { add, cross, dot, item, normalize, scale, subtract, type Vec3 } from './vectors.ts';

export interface TubeShape {
  readonly radius: number;
  /** Width of a flat cable as a multiple of the radius (1 = round). */
  readonly flatness?: number;
  readonly sides?: number;
  readonly steps?: number;
  /** The minimum height of the centre line, so that a cable lies on a surface instead of in it. */
  readonly lowest?: number;
}

/** Points on a smooth curve through `path`, the same number between each two: denser where a path bends tightly. */
function smoothPath(path: readonly Vec3[], steps: number): Vec3[] {
  const curve = new CatmullRomCurve3(
    path.map((p) => new Vector3(...p)),
    false,
    'centripetal',
  );
  return curve.getPoints(steps).map(({ x, y, z }): Vec3 => [x, y, z]);
}

/** Closed pipe along a smooth curve; its frame is carried without twisting. */
export function tube(
  path: readonly Vec3[],
  { radius, flatness = 1, sides = 6, steps = 22, lowest = Number.NEGATIVE_INFINITY }: TubeShape,
): Solid {
  const points = smoothPath(path, steps).map(([x, y, z]): Vec3 => [x, Math.max(y, lowest), z]);
  const out = new SolidWriter();
  const tangents = points.map((_, i) =>
    normalize(subtract(item(points, Math.min(i + 1, steps)), item(points, Math.max(i - 1, 0)))),
  );
  let side = firstSide(item(tangents, 0));
  points.forEach((centre, i) => {
    const tangent = item(tangents, i);
    side = normalize(subtract(side, scale(tangent, dot(side, tangent))));
    const other = cross(tangent, side);
    for (let s = 0; s <= sides; s++) {
      const angle = ((s % sides) / sides) * Math.PI * 2;
      const [c, t] = [Math.cos(angle), Math.sin(angle)];
      const offset = add(scale(side, c * radius * flatness), scale(other, t * radius));
      out.vertex(add(centre, offset), normalize(add(scale(side, c), scale(other, t * flatness))));
    }
  });
  const row = sides + 1;
  for (let i = 0; i < steps; i++) {
    for (let s = 0; s < sides; s++) {
      const a = i * row + s;
      out.quad(a, a + 1, a + row + 1, a + row);
    }
  }
  capEnd(out, item(points, 0), scale(item(tangents, 0), -1), 0, sides, true);
  capEnd(out, item(points, steps), item(tangents, steps), steps * row, sides, false);
  return out;
}

function firstSide(tangent: Vec3): Vec3 {
  const away: Vec3 = Math.abs(tangent[2]) < 0.8 ? [0, 0, 1] : [1, 0, 0];
  return normalize(cross(away, tangent));
}

function capEnd(
  out: SolidWriter,
  centre: Vec3,
  normal: Vec3,
  firstOfRing: number,
  sides: number,
  flipped: boolean,
): void {
  const middle = out.vertex(centre, normal);
  const rim = Array.from({ length: sides + 1 }, (_, s) => {
    const k = (firstOfRing + s) * 3;
    return out.vertex(
      [item(out.positions, k), item(out.positions, k + 1), item(out.positions, k + 2)],
      normal,
    );
  });
  for (let s = 0; s < sides; s++) out.triangle(middle, item(rim, s), item(rim, s + 1), flipped);
}
