import { ShapeUtils, Vector2 } from 'three';
import { type Outline, oriented } from './outlines.ts';
import { type Solid, SolidWriter } from './solid.ts';
import { item, type Vec2 } from './vectors.ts';

const MITRE_LIMIT = 2.5;
const SMOOTH_ABOVE_COSINE = Math.cos((50 * Math.PI) / 180);

interface Corner {
  readonly at: Vec2;
  /** Towards the material, long enough that walls move in by one unit. */
  readonly inward: Vec2;
  readonly normalBefore: Vec2;
  readonly normalAfter: Vec2;
}

/**
 * Extrudes an outline with holes from z = 0 to z = depth. The chamfer stays inside the outline; caps keep flat normals
 * and walls their own, so the chamfer between them shades round. Walls meeting at less than 50 degrees are smooth.
 */
export function plate({ contour, holes }: Outline, depth: number, chamfer = 0.4): Solid {
  const bevel = Math.min(chamfer, depth * 0.45);
  const loops = [oriented(contour, true), ...holes.map((hole) => oriented(hole, false))].map(cornersOf);
  const out = new SolidWriter();
  const capPoints = loops.map((loop) =>
    loop.map(({ at, inward }): Vec2 => [at[0] + inward[0] * bevel, at[1] + inward[1] * bevel]),
  );
  const bottom = capPoints.flat().map(([x, y]) => out.vertex([x, y, 0], [0, 0, -1]));
  const top = capPoints.flat().map(([x, y]) => out.vertex([x, y, depth], [0, 0, 1]));
  for (const [a, b, c] of triangulate(loops)) {
    out.triangle(item(top, a), item(top, b), item(top, c));
    out.triangle(item(bottom, a), item(bottom, c), item(bottom, b));
  }
  let offset = 0;
  for (const loop of loops) {
    wallsOf(
      out,
      loop,
      depth,
      bevel,
      bottom.slice(offset, offset + loop.length),
      top.slice(offset, offset + loop.length),
    );
    offset += loop.length;
  }
  return out;
}

/**
 * The corners of a loop, without points on straight lines: the cap would skip those but the wall would not, which
 * leaves a gap.
 */
function cornersOf(all: readonly Vec2[]): Corner[] {
  const points = all.filter((p, i) => {
    const [before, after] = [item(all, (i + all.length - 1) % all.length), item(all, (i + 1) % all.length)];
    const turn = (p[0] - before[0]) * (after[1] - p[1]) - (p[1] - before[1]) * (after[0] - p[0]);
    return Math.abs(turn) > 1e-9 || Math.hypot(p[0] - before[0], p[1] - before[1]) < 1e-4;
  });
  const distinct = points.filter((p, i) => {
    const next = item(points, (i + 1) % points.length);
    return Math.hypot(next[0] - p[0], next[1] - p[1]) > 1e-4;
  });
  const normals = distinct.map((p, i): Vec2 => {
    const next = item(distinct, (i + 1) % distinct.length);
    const [dx, dy] = [next[0] - p[0], next[1] - p[1]];
    const size = Math.hypot(dx, dy);
    return [dy / size, -dx / size];
  });
  return distinct.map((at, i) => {
    const normalBefore = item(normals, (i + normals.length - 1) % normals.length);
    const normalAfter = item(normals, i);
    const cosine = normalBefore[0] * normalAfter[0] + normalBefore[1] * normalAfter[1];
    const reach = Math.min(MITRE_LIMIT, 1 / Math.max(1 + cosine, 0.2));
    const inward: Vec2 = [
      -(normalBefore[0] + normalAfter[0]) * reach,
      -(normalBefore[1] + normalAfter[1]) * reach,
    ];
    return { at, inward, normalBefore, normalAfter };
  });
}

function triangulate(loops: readonly (readonly Corner[])[]): readonly (readonly [number, number, number])[] {
  const [contour, ...holes] = loops.map((loop) => loop.map(({ at }) => new Vector2(...at)));
  return ShapeUtils.triangulateShape(contour ?? [], holes) as unknown as [number, number, number][];
}

function wallsOf(
  out: SolidWriter,
  loop: readonly Corner[],
  depth: number,
  bevel: number,
  bottom: readonly number[],
  top: readonly number[],
): void {
  const column = ({ at: [x, y] }: Corner, [nx, ny]: Vec2): readonly [number, number] => [
    out.vertex([x, y, bevel], [nx, ny, 0]),
    out.vertex([x, y, depth - bevel], [nx, ny, 0]),
  ];
  const columns = loop.map((corner) => {
    const { normalBefore: a, normalAfter: b } = corner;
    if (a[0] * b[0] + a[1] * b[1] < SMOOTH_ABOVE_COSINE) {
      return { arriving: column(corner, a), leaving: column(corner, b) };
    }
    const size = Math.hypot(a[0] + b[0], a[1] + b[1]);
    const shared = column(corner, [(a[0] + b[0]) / size, (a[1] + b[1]) / size]);
    return { arriving: shared, leaving: shared };
  });
  loop.forEach((_, i) => {
    const next = (i + 1) % loop.length;
    const [lowA, highA] = item(columns, i).leaving;
    const [lowB, highB] = item(columns, next).arriving;
    out.quad(lowA, lowB, highB, highA);
    if (bevel <= 0) return;
    out.quad(item(bottom, i), item(bottom, next), lowB, lowA);
    out.quad(highA, highB, item(top, next), item(top, i));
  });
}
