import { add, scale, type Vec3 } from '../kit/vectors.ts';
import type { PlugPose, Station } from './cables.ts';

/* Helpers for the routes of all cables. */

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];
export const minus = (v: Vec3): Vec3 => scale(v, -1);

/** A point of the route with the directions of the wires there. */
export const at = (point: Vec3, across: Vec3, stack: Vec3, pitch: number): Station => ({
  at: point,
  across,
  stack,
  pitch,
});

/** A point straight ahead of a plug; inside it when `ahead` is negative. */
export const ahead = ({ mouth, across, stack, out }: PlugPose, distance: number, pitch: number): Station =>
  at(add(mouth, scale(out, distance)), across, stack, pitch);

/** Stations of a single round cable, where directions do not matter. */
export const through = (...points: readonly Vec3[]): Station[] => points.map((point) => at(point, X, Y, 0));

/** The point `distance` ahead of a plug. */
export const beyond = ({ mouth, out }: PlugPose, distance: number): Vec3 => add(mouth, scale(out, distance));

/** A single cable from a plug along these points until it leaves sight. */
export const lead = (end: PlugPose, ...points: readonly Vec3[]): Station[] =>
  through(end.mouth, beyond(end, 6), ...points);

/** A few thin wires from a small plug along these points. */
export const strand = (end: PlugPose, pitch: number, ...points: readonly Vec3[]): Station[] => [
  ahead(end, -2, pitch),
  ahead(end, 4, pitch),
  ...points.map((point) => at(point, X, Y, 1.5)),
];
