import type { BoardPrint } from '../catalogue/pieces.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { createDrawing, type Drawing } from './canvas.ts';
import { SANS_FONT } from './fonts.ts';

/** A stroke's colour, and its (height, roughness, metalness) in 0-255. */
export interface Look {
  readonly color: string;
  readonly relief: readonly [height: number, roughness: number, metalness: number];
}

export const PAD: Look = { color: '#b9a36a', relief: [160, 80, 255] };
const DRILL: Look = { color: '#12171a', relief: [46, 140, 0] };
const SILK: Look = { color: 'rgba(208,213,217,0.84)', relief: [118, 152, 0] };

interface Ground {
  readonly mask: string;
  readonly high: string;
  readonly low: string;
  readonly trace: string;
  readonly ring: string;
}

/** Colours of the solder mask, with and without copper below. */
const GROUNDS: Readonly<Record<BoardPrint['ground'], Ground>> = {
  black: { mask: '#1f272c', high: '#242d33', low: '#1b2227', trace: '#33414a', ring: '#4b5962' },
  green: { mask: '#1d4a31', high: '#23563a', low: '#19412b', trace: '#33704c', ring: '#7d8a63' },
  blue: { mask: '#223c55', high: '#284661', low: '#1d354b', trace: '#3d6080', ring: '#858d96' },
};

/** Two canvases drawn with the same strokes: albedo, and relief (red height, green roughness, blue metalness). */
export class BoardPens {
  readonly albedo: Drawing;
  readonly relief: Drawing;
  readonly high: Look;
  readonly low: Look;
  private readonly trace: Look;
  private readonly ring: Look;

  /** `density` in pixels per millimetre. The board's y points up. */
  constructor(board: BoardPrint, density: number) {
    const { mask, high, low, trace, ring } = GROUNDS[board.ground];
    this.high = { color: high, relief: [104, 100, 0] };
    this.low = { color: low, relief: [90, 105, 0] };
    this.trace = { color: trace, relief: [140, 86, 0] };
    this.ring = { color: ring, relief: [156, 90, 60] };
    const [width, height] = [Math.round(board.width * density), Math.round(board.height * density)];
    this.albedo = createDrawing(width, height);
    this.relief = createDrawing(width, height);
    this.each((pen) => {
      pen.setTransform(density, 0, 0, -density, 0, height);
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
    });
    this.fillRect(0, 0, board.width, board.height, { color: mask, relief: [96, 105, 0] });
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
    this.disc(at, radius, this.ring);
    this.disc(at, radius * 0.45, DRILL);
  }

  line(points: readonly Vec2[], width: number): void {
    this.ink(this.trace);
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
