import { CanvasTexture, MeshStandardMaterial, SRGBColorSpace } from 'three';
import { createDrawing } from './canvas.ts';

export interface Display<Shown> {
  readonly material: MeshStandardMaterial;
  /** Redraws if `shown` has changed. */
  show(shown: Shown): void;
}

/** A lit rectangle with its own canvas: the monitor's screen, the meter's display. */
export function createDisplay<Shown>(
  { width, height }: { readonly width: number; readonly height: number },
  anisotropy: number,
  draw: (pen: CanvasRenderingContext2D, shown: Shown) => void,
): Display<Shown> {
  const { canvas, pen } = createDrawing(width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  const material = new MeshStandardMaterial({
    color: '#050505',
    roughness: 0.24,
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: 1.05,
  });
  let last = '';
  return {
    material,
    show(shown) {
      const next = JSON.stringify(shown);
      if (next === last) return;
      last = next;
      draw(pen, shown);
      texture.needsUpdate = true;
    },
  };
}
