import type { Vec2, Vec3 } from './vectors.ts';

/** Indexed triangles in millimetres, counter-clockwise seen from outside. */
export interface Solid {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Empty when no vertex is textured. */
  readonly uvs: readonly number[];
  readonly indices: readonly number[];
}

/** Collects vertices and faces of one solid. */
export class SolidWriter implements Solid {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly indices: number[] = [];

  /** Adds a vertex and returns its index. */
  vertex(position: Vec3, normal: Vec3, uv?: Vec2): number {
    this.positions.push(position[0], position[1], position[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    if (uv) this.uvs.push(uv[0], uv[1]);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number, flipped = false): void {
    if (flipped) this.indices.push(a, c, b);
    else this.indices.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number, flipped = false): void {
    this.triangle(a, b, c, flipped);
    this.triangle(a, c, d, flipped);
  }
}

export const triangleCount = (solid: { readonly indices: ArrayLike<number> }): number =>
  solid.indices.length / 3;
