import { CanvasTexture, NoColorSpace, SRGBColorSpace, type Texture } from 'three';
import type { BoardPrint } from '../catalogue/pieces.ts';
import { drawCopper } from './board-artwork.ts';
import { BoardPens } from './board-pens.ts';
import { drawSilkscreen } from './board-silkscreen.ts';

export interface BoardTextures {
  readonly albedo: Texture;
  /** Red: height, green: roughness, blue: metalness. One upload for three maps. */
  readonly relief: Texture;
}

/** Draws the motherboard's surface. `density` in pixels per millimetre. */
export function createBoardTextures(board: BoardPrint, density: number, anisotropy: number): BoardTextures {
  const pens = new BoardPens(board, density);
  drawCopper(pens, board);
  drawSilkscreen(pens, board);
  const albedo = new CanvasTexture(pens.albedo.canvas);
  albedo.colorSpace = SRGBColorSpace;
  const relief = new CanvasTexture(pens.relief.canvas);
  relief.colorSpace = NoColorSpace;
  albedo.anisotropy = relief.anisotropy = anisotropy;
  return { albedo, relief };
}
