import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  type Texture,
} from 'three';
import { seededRandom } from '../kit/seeded-random.ts';
import { item } from '../kit/vectors.ts';

const SIZE = 256;
const OCTAVES = [8, 16, 32, 64] as const;

/** Tiling unevenness of surfaces: red is fine speckle, green soft mottling. */
export function createDetailTexture(): Texture {
  const random = seededRandom(7);
  const grids = OCTAVES.map((cells) => ({
    cells,
    values: Array.from({ length: cells * cells }, () => random()),
  }));
  const total = OCTAVES.reduce((sum, _, i) => sum + 0.5 ** i, 0);
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const soft = grids.reduce(
        (sum, { cells, values }, i) => sum + sample(values, cells, x / SIZE, y / SIZE) * 0.5 ** i,
        0,
      );
      pixels.set([random() * 255, (soft / total) * 255, 128, 255], (y * SIZE + x) * 4);
    }
  }
  const texture = new DataTexture(pixels, SIZE, SIZE, RGBAFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** Smoothly interpolated value of a tiling grid at (u, v) in [0, 1). */
function sample(values: readonly number[], cells: number, u: number, v: number): number {
  const [x, y] = [u * cells, v * cells];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [ease(x - i), ease(y - j)];
  const at = (p: number, q: number) => item(values, (q % cells) * cells + (p % cells));
  return (
    (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t
  );
}

const ease = (t: number): number => t * t * (3 - 2 * t);
