import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RGBAFormat, type Texture } from 'three';

const SIZE = 64;
const CORE = 0.42;

/** A soft dark rectangle for contact shadows. Computed per pixel, because Safari has no canvas blur. */
export function createContactTexture(): Texture {
  const fall = (t: number) => {
    const k = Math.min(Math.max((Math.abs(t) - CORE) / (1 - CORE), 0), 1);
    return 1 - k * k * (3 - 2 * k);
  };
  return softTexture((u, v) => [0, fall(u) * fall(v)]);
}

/** A glow that fades with the square of the distance, white on transparent. */
export function createGlowTexture(): Texture {
  return softTexture((u, v) => [1, Math.max(1 - Math.hypot(u, v), 0) ** 2.4]);
}

/** Grey and opacity, 0 to 1, at each point of a square from -1 to 1. */
function softTexture(at: (u: number, v: number) => readonly [grey: number, alpha: number]): Texture {
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [grey, alpha] = at(((x + 0.5) / SIZE) * 2 - 1, ((y + 0.5) / SIZE) * 2 - 1);
      pixels.set([grey * 255, grey * 255, grey * 255, alpha * 255], (y * SIZE + x) * 4);
    }
  }
  const texture = new DataTexture(pixels, SIZE, SIZE, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
