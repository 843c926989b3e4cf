/* Drawing helpers for all images on the monitor. */

export const SCREEN_PIXELS = { width: 1024, height: 576 } as const;
export type Pen = CanvasRenderingContext2D;

export interface Row {
  readonly name: string;
  readonly value: string;
}

export function roundedBox(pen: Pen, x: number, y: number, w: number, h: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, radius);
  pen.fill();
}
