import { type Matrix4, Vector4 } from 'three';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from './vectors.ts';

/** A rectangle in the world: its upper left corner, and its upper and left edges as vectors. */
export interface Plane {
  readonly corner: Vec3;
  readonly across: Vec3;
  readonly down: Vec3;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sixteen numbers of a CSS `matrix3d`, column by column. */
export type PlaneMatrix = readonly number[];

/**
 * The CSS transform that places a page of `page` pixels (origin at the upper left) on a rectangle in the world, as a
 * camera shows it in an image of `picture` pixels. `seen` maps world units to clip space. Null if a part of the
 * rectangle is behind the camera. A plane needs no depth, so only x, y and w are computed.
 */
export function planeTransform(
  { corner, across, down }: Plane,
  page: Size,
  seen: Matrix4,
  picture: Size,
): PlaneMatrix | null {
  /** Pixels before they are divided by w: x, y, w. */
  const shown = (v: Vec3, isPoint: boolean, share: number) => {
    const clip = new Vector4(v[0], v[1], v[2], isPoint ? 1 : 0).applyMatrix4(seen);
    return {
      x: (picture.width / 2) * (clip.x + clip.w) * share,
      y: (picture.height / 2) * (clip.w - clip.y) * share,
      w: clip.w * share,
    };
  };
  const right = shown(across, false, 1 / page.width);
  const below = shown(down, false, 1 / page.height);
  const origin = shown(corner, true, 1);
  const depths = [0, right.w * page.width].flatMap((w) => [w, w + below.w * page.height]);
  if (depths.some((depth) => origin.w + depth <= 0)) return null;
  const one = 1 / origin.w;
  return [
    [right.x, right.y, 0, right.w],
    [below.x, below.y, 0, below.w],
    [0, 0, origin.w, 0],
    [origin.x, origin.y, 0, origin.w],
  ].flatMap((column) => column.map((number) => number * one));
}

/** The position of a point of the page in the image. */
export function seenAt(matrix: PlaneMatrix, x: number, y: number): readonly [number, number] {
  const row = (at: number): number =>
    (matrix[at] ?? 0) * x + (matrix[4 + at] ?? 0) * y + (matrix[12 + at] ?? 0);
  return [row(0) / row(3), row(1) / row(3)];
}

/**
 * The cosine of the angle between the rectangle's normal and the direction to the eye: 1 from the front, 0 from the
 * side, negative from behind.
 */
export function facing({ corner, across, down }: Plane, eye: Vec3): number {
  const middle = add(corner, scale(add(across, down), 0.5));
  return dot(normalize(cross(down, across)), normalize(subtract(eye, middle)));
}
