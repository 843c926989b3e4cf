import { Matrix3, Matrix4, Vector3 } from 'three';
import type { Finish } from './finish.ts';
import { placed } from './placement.ts';
import type { Solid } from './solid.ts';
import { item, type Vec3 } from './vectors.ts';

/** One merged geometry for a single draw call. Plain arrays, so that a worker can transfer it. */
export interface PartGeometry {
  readonly position: Float32Array;
  /** Four signed normalised shorts a vertex, the last unused (alignment). */
  readonly normal: Int16Array;
  /** Linear colour stored as its square root, to keep eight bits precise in the darks. */
  readonly color: Uint8Array;
  /** Roughness, metalness, baked ambient occlusion, light channel. */
  readonly surface: Uint8Array;
  readonly uv: Float32Array;
  readonly index: Uint16Array | Uint32Array;
  /** Leading indices that draw the part without its fine pieces (pins, contacts), for weak devices. */
  readonly coarseIndices: number;
}

interface Piece {
  readonly solid: Solid;
  readonly finish: Finish;
  readonly matrix: Matrix4;
  readonly occlusion: number;
  readonly fine: boolean;
}

/** Collects solids with their finish and merges them. */
export class PartBuilder {
  private readonly pieces: Piece[] = [];

  /** `occlusion` is the share of ambient light the piece receives (1 = open, 0.3 = deep in a slot). */
  add(solid: Solid, finish: Finish, where: Matrix4 | Vec3 = [0, 0, 0], occlusion = 1): this {
    return this.put(solid, finish, where, occlusion, false);
  }

  /** Adds a piece that weak devices leave out: pins, contacts, chip leads. */
  addFine(solid: Solid, finish: Finish, where: Matrix4 | Vec3 = [0, 0, 0], occlusion = 1): this {
    return this.put(solid, finish, where, occlusion, true);
  }

  private put(solid: Solid, finish: Finish, where: Matrix4 | Vec3, occlusion: number, fine: boolean): this {
    const matrix = where instanceof Matrix4 ? where : placed(where);
    this.pieces.push({ solid, finish, matrix, occlusion, fine });
    return this;
  }

  get triangles(): number {
    return countTriangles(this.pieces);
  }

  build(): PartGeometry {
    const vertices = this.pieces.reduce((sum, { solid }) => sum + solid.positions.length / 3, 0);
    const coarse = this.pieces.filter((piece) => !piece.fine);
    const ordered = [...coarse, ...this.pieces.filter((piece) => piece.fine)];
    const out: PartGeometry = {
      position: new Float32Array(vertices * 3),
      normal: new Int16Array(vertices * 4),
      color: new Uint8Array(vertices * 4),
      surface: new Uint8Array(vertices * 4),
      uv: new Float32Array(vertices * 2),
      index: vertices > 65_535 ? new Uint32Array(this.triangles * 3) : new Uint16Array(this.triangles * 3),
      coarseIndices: countTriangles(coarse) * 3,
    };
    let vertex = 0;
    let corner = 0;
    for (const piece of ordered) {
      writeVertices(out, piece, vertex);
      const mirror = piece.matrix.determinant() < 0;
      const { indices } = piece.solid;
      for (let i = 0; i < indices.length; i += 3) {
        out.index[corner++] = item(indices, i) + vertex;
        out.index[corner++] = item(indices, i + (mirror ? 2 : 1)) + vertex;
        out.index[corner++] = item(indices, i + (mirror ? 1 : 2)) + vertex;
      }
      vertex += piece.solid.positions.length / 3;
    }
    return out;
  }
}

const countTriangles = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { solid }) => sum + solid.indices.length / 3, 0);

const SHORT = 32_767;

function writeVertices(out: PartGeometry, { solid, finish, matrix, occlusion }: Piece, first: number): void {
  const { positions, normals, uvs } = solid;
  const turn = new Matrix3().getNormalMatrix(matrix);
  const [p, n] = [new Vector3(), new Vector3()];
  const color = finish.color.map((channel) => Math.round(Math.sqrt(Math.min(channel, 1)) * 255));
  const surface = [finish.roughness * 255, finish.metalness * 255, occlusion * 255, finish.channel].map(
    Math.round,
  );
  const count = positions.length / 3;
  for (let i = 0; i < count; i++) {
    const at = first + i;
    p.set(item(positions, i * 3), item(positions, i * 3 + 1), item(positions, i * 3 + 2)).applyMatrix4(
      matrix,
    );
    n.set(item(normals, i * 3), item(normals, i * 3 + 1), item(normals, i * 3 + 2))
      .applyMatrix3(turn)
      .normalize();
    out.position[at * 3] = p.x;
    out.position[at * 3 + 1] = p.y;
    out.position[at * 3 + 2] = p.z;
    out.normal[at * 4] = n.x * SHORT;
    out.normal[at * 4 + 1] = n.y * SHORT;
    out.normal[at * 4 + 2] = n.z * SHORT;
    out.color.set(color, at * 4);
    out.color[at * 4 + 3] = 255;
    out.surface.set(surface, at * 4);
    if (uvs.length > 0) {
      out.uv[at * 2] = item(uvs, i * 2);
      out.uv[at * 2 + 1] = item(uvs, i * 2 + 1);
    }
  }
}
