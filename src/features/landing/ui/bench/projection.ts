/** Isometric drawing of the bench. Lengths are millimetres of the board: x to the lower right, y to the lower left, z up. */

const COS_30 = Math.sqrt(3) / 2;
const SIN_30 = 0.5;

export type Point3 = readonly [x: number, y: number, z: number];

/** Puts a group that is drawn flat (x, y) onto the board's plane. */
export const PLANE_TRANSFORM = `matrix(${COS_30} ${SIN_30} ${-COS_30} ${SIN_30} 0 0)`;

/** The same plane, lifted to a height. */
export function planeAt(z: number): string {
  return `matrix(${COS_30} ${SIN_30} ${-COS_30} ${SIN_30} 0 ${-z})`;
}

/** Where a point is on the drawing. */
export function project([x, y, z]: Point3): readonly [number, number] {
  return [round((x - y) * COS_30), round((x + y) * SIN_30 - z)];
}

/** The `points` of a polygon through points in space. */
export function outline(...points: readonly Point3[]): string {
  return points.map((point) => project(point).join(',')).join(' ');
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly z?: number;
}

/** The three faces of a box that can be seen. */
export function facesOf({ x, y, z = 0, width, depth, height }: Box) {
  const [right, near, top] = [x + width, y + depth, z + height];
  return {
    top: outline([x, y, top], [right, y, top], [right, near, top], [x, near, top]),
    left: outline([x, near, z], [right, near, z], [right, near, top], [x, near, top]),
    right: outline([right, y, z], [right, near, z], [right, near, top], [right, y, top]),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
