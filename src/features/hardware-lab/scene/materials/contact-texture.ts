import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RGBAFormat, type Texture } from 'three';

const SIZE = 64;
const CORE = 0.42;

/** Soft dark rectangle: the shade under something that stands on a surface. Drawn with numbers, Safari has no canvas blur. */
export function createContactTexture(): Texture {
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  const fall = (t: number) => {
    const k = Math.min(Math.max((Math.abs(t) - CORE) / (1 - CORE), 0), 1);
    return 1 - k * k * (3 - 2 * k);
  };
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [u, v] = [((x + 0.5) / SIZE) * 2 - 1, ((y + 0.5) / SIZE) * 2 - 1];
      pixels[(y * SIZE + x) * 4 + 3] = 255 * fall(u) * fall(v);
    }
  }
  const texture = new DataTexture(pixels, SIZE, SIZE, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
