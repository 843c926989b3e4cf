import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Vec3 } from './vectors.ts';

export const QUARTER_TURN = Math.PI / 2;

/** A transform: position in millimetres, Euler angles in radians (XYZ), uniform scale. */
export function placed(position: Vec3, rotation: Vec3 = [0, 0, 0], size = 1): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...position),
    new Quaternion().setFromEuler(new Euler(...rotation)),
    new Vector3(size, size, size),
  );
}

/** `inner` expressed in the space of `outer`. */
export const within = (outer: Matrix4, inner: Matrix4): Matrix4 => outer.clone().multiply(inner);

/** The point `p` moved by `matrix`. */
export function carried(matrix: Matrix4, p: Vec3): Vec3 {
  const { x, y, z } = new Vector3(...p).applyMatrix4(matrix);
  return [x, y, z];
}

/** The transform that lays a piece drawn as (x, z) flat with its upper face at height y. */
export const lyingAt = (y: number): Matrix4 => placed([0, y, 0], [QUARTER_TURN, 0, 0]);
