export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
}

/** A canvas of the page's own document with its pen. */
export function createDrawing(width: number, height: number): Drawing {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a 2D canvas');
  return { canvas, pen };
}
