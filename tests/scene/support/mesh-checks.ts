import type { Solid } from '../../../src/features/hardware-lab/scene/kit/solid.ts';
import {
  cross,
  dot,
  item,
  length,
  subtract,
  type Vec3,
} from '../../../src/features/hardware-lab/scene/kit/vectors.ts';

/** Vertices closer than this are one point. */
const WELD_MM = 1e-4;

export function pointOf(values: ArrayLike<number>, index: number, stride = 3): Vec3 {
  return [item(values, index * stride), item(values, index * stride + 1), item(values, index * stride + 2)];
}

/** Directed edges that no neighbour runs the other way: none in a closed, consistently wound surface. */
export function openEdges({ positions, indices }: Solid): number {
  const ids = new Map<string, number>();
  const welded = Array.from({ length: positions.length / 3 }, (_, i) => {
    const key = pointOf(positions, i)
      .map((v) => Math.round(v / WELD_MM))
      .join(' ');
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
  const edges = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => item(welded, item(indices, i + k)));
    if (a === undefined || b === undefined || c === undefined || a === b || b === c || c === a) continue;
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const backwards = `${to} ${from}`;
      const open = edges.get(backwards) ?? 0;
      if (open > 0) edges.set(backwards, open - 1);
      else edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...edges.values()].reduce((sum, count) => sum + count, 0);
}

/** Triangles whose vertex normals look into the surface. */
export function facesTurnedInwards({ positions, normals, indices }: Solid): number {
  let wrong = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => item(indices, i + k));
    const [a, b, c] = corners.map((index) => pointOf(positions, index));
    if (!a || !b || !c) continue;
    const face = cross(subtract(b, a), subtract(c, a));
    if (length(face) > 1e-9 && corners.some((index) => dot(face, pointOf(normals, index)) < -1e-9))
      wrong += 1;
  }
  return wrong;
}

export function longestNormalError(normals: ArrayLike<number>, stride = 3, unit = 1): number {
  let worst = 0;
  for (let i = 0; i < normals.length / stride; i++)
    worst = Math.max(worst, Math.abs(length(pointOf(normals, i, stride)) / unit - 1));
  return worst;
}

export function boundsOf(positions: ArrayLike<number>): { readonly min: Vec3; readonly max: Vec3 } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], item(positions, i));
    max[axis] = Math.max(max[axis], item(positions, i));
  }
  return { min, max };
}

/** Size of the bounding box. */
export const extent = (positions: ArrayLike<number>): Vec3 =>
  subtract(boundsOf(positions).max, boundsOf(positions).min);
