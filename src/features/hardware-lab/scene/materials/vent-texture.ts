import { CanvasTexture, RepeatWrapping, type Texture } from 'three';
import { createDrawing } from './canvas.ts';

const SIZE = 128;

/**
 * The perforation of front, roof and rear as an alpha map (white is metal), two staggered holes per tile. No
 * anisotropic filtering: at a grazing angle a software renderer would take a minute per frame.
 */
export function createVentTexture(): Texture {
  const { canvas, pen } = createDrawing(SIZE, SIZE);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = '#000';
  for (const [u, v] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ] as const) {
    pen.beginPath();
    for (let i = 0; i < 6; i++) {
      const angle = (i * Math.PI) / 3 + Math.PI / 6;
      pen.lineTo((u + 0.215 * Math.cos(angle)) * SIZE, (v + 0.215 * Math.sin(angle)) * SIZE);
    }
    pen.fill();
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
