import { BOARD } from '../catalogue/layout.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { createDrawing, type Drawing } from './canvas.ts';
import { SANS_FONT } from './fonts.ts';

/** How a stroke on the board looks: its colour, and (height, roughness, metalness) in 0-255. */
export interface Look {
  readonly color: string;
  readonly relief: readonly [height: number, roughness: number, metalness: number];
}

const MASK: Look = { color: '#1f272c', relief: [96, 105, 0] };
export const POUR_HIGH: Look = { color: '#242d33', relief: [104, 100, 0] };
export const POUR_LOW: Look = { color: '#1b2227', relief: [90, 105, 0] };
const TRACE: Look = { color: '#33414a', relief: [140, 86, 0] };
export const PAD: Look = { color: '#b9a36a', relief: [160, 80, 255] };
const RING: Look = { color: '#4b5962', relief: [156, 90, 60] };
const DRILL: Look = { color: '#12171a', relief: [46, 140, 0] };
const SILK: Look = { color: 'rgba(208,213,217,0.84)', relief: [118, 152, 0] };

/** Two canvases drawn with the same strokes: albedo, and relief (red height, green roughness, blue metalness). */
export class BoardPens {
  readonly albedo: Drawing;
  readonly relief: Drawing;

  /** `density` in pixels per millimetre. The board's y points up. */
  constructor(density: number) {
    const [width, height] = [Math.round(BOARD.width * density), Math.round(BOARD.height * density)];
    this.albedo = createDrawing(width, height);
    this.relief = createDrawing(width, height);
    this.each((pen) => {
      pen.setTransform(density, 0, 0, -density, 0, height);
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
    });
    this.fillRect(0, 0, BOARD.width, BOARD.height, MASK);
  }

  private each(draw: (pen: CanvasRenderingContext2D, isRelief: boolean) => void): void {
    draw(this.albedo.pen, false);
    draw(this.relief.pen, true);
  }

  private ink(look: Look): void {
    this.each((pen, isRelief) => {
      pen.fillStyle = pen.strokeStyle = isRelief ? `rgb(${look.relief.join(',')})` : look.color;
    });
  }

  fillRect(x: number, y: number, width: number, height: number, look: Look, radius = 0): void {
    this.ink(look);
    this.each((pen) => {
      pen.beginPath();
      pen.roundRect(x, y, width, height, radius);
      pen.fill();
    });
  }

  disc([x, y]: Vec2, radius: number, look: Look): void {
    this.ink(look);
    this.each((pen) => {
      pen.beginPath();
      pen.arc(x, y, radius, 0, Math.PI * 2);
      pen.fill();
    });
  }

  via(at: Vec2, radius = 0.36): void {
    this.disc(at, radius, RING);
    this.disc(at, radius * 0.45, DRILL);
  }

  line(points: readonly Vec2[], width: number, look: Look = TRACE): void {
    this.ink(look);
    this.each((pen) => {
      pen.lineWidth = width;
      pen.beginPath();
      for (const [x, y] of points) pen.lineTo(x, y);
      pen.stroke();
    });
  }

  frame(x: number, y: number, width: number, height: number, look: Look = SILK): void {
    this.ink(look);
    this.each((pen) => {
      pen.lineWidth = 0.22;
      pen.strokeRect(x, y, width, height);
    });
  }

  /** Printed text centred on a point; `size` is its height in mm. */
  text(text: string, [x, y]: Vec2, size: number, turned = false, weight = 500): void {
    this.ink(SILK);
    this.each((pen) => {
      pen.save();
      pen.translate(x, y);
      if (turned) pen.rotate(Math.PI / 2);
      pen.scale(size / 16, -size / 16);
      pen.font = `${weight} 16px ${SANS_FONT}`;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText(text, 0, 0);
      pen.restore();
    });
  }
}
