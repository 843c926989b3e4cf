import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { LABEL_RECTS, LABELS } from '../catalogue/labels.ts';
import type { Ink, LabelArt } from '../kit/label-art.ts';
import { SHEET_PX } from '../kit/label-sheet.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { createDrawing } from './canvas.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';

/** Almost transparent white around light print: without it, filtering would draw a dark rim. The shader removes it. */
const HALO = 'rgba(255, 255, 255, 0.012)';

/** All labels of the scene on one sheet of `size` pixels. The fonts must have been loaded. */
export function createLabelTexture(size: number, anisotropy: number): Texture {
  const { canvas, pen } = createDrawing(size, size);
  pen.scale(size / SHEET_PX, size / SHEET_PX);
  for (const [name, art] of Object.entries(LABELS) as [string, LabelArt][]) {
    const rect = LABEL_RECTS.get(name);
    if (!rect) continue;
    pen.save();
    pen.beginPath();
    pen.rect(rect.x - 2, rect.y - 2, rect.width + 4, rect.height + 4);
    pen.clip();
    if (art.tone === 'light') {
      pen.fillStyle = HALO;
      pen.fillRect(rect.x - 2, rect.y - 2, rect.width + 4, rect.height + 4);
    }
    pen.translate(rect.x, rect.y);
    pen.scale(rect.width / art.width, rect.height / art.height);
    for (const ink of art.inks) drawInk(pen, ink);
    pen.restore();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = anisotropy;
  return texture;
}

function drawInk(pen: CanvasRenderingContext2D, ink: Ink): void {
  pen.fillStyle = ink.color;
  pen.strokeStyle = ink.color;
  switch (ink.kind) {
    case 'fill': {
      pen.beginPath();
      pen.roundRect(...ink.box, ink.radius ?? 0);
      pen.fill();
      return;
    }
    case 'text':
      drawText(pen, ink);
      return;
    case 'line': {
      pen.lineWidth = ink.width;
      pen.lineJoin = 'round';
      pen.beginPath();
      for (const [x, y] of ink.points) pen.lineTo(x, y);
      pen.stroke();
      return;
    }
    case 'disc': {
      pen.beginPath();
      pen.arc(...ink.at, ink.radius, 0, Math.PI * 2);
      if (ink.rim === undefined) pen.fill();
      else {
        pen.lineWidth = ink.rim;
        pen.stroke();
      }
      return;
    }
    case 'bars':
      drawBars(pen, ink);
      return;
    case 'matrix':
      drawMatrix(pen, ink);
      return;
  }
}

/** Fonts are set at 16 px and scaled: tiny font sizes are rounded differently by each browser. */
function drawText(pen: CanvasRenderingContext2D, ink: Extract<Ink, { kind: 'text' }>): void {
  pen.save();
  pen.translate(...ink.at);
  pen.font = `${ink.weight ?? 400} 16px ${ink.mono ? MONO_FONT : SANS_FONT}`;
  const wide = (pen.measureText(ink.text).width / 16) * ink.size;
  const size = ink.fit !== undefined && wide > ink.fit ? (ink.size * ink.fit) / wide : ink.size;
  pen.scale(size / 16, size / 16);
  pen.textAlign = ink.align ?? 'center';
  pen.textBaseline = 'middle';
  pen.fillText(ink.text, 0, 0);
  pen.restore();
}

type Pattern = Extract<Ink, { kind: 'bars' | 'matrix' }>;

function drawBars(pen: CanvasRenderingContext2D, { box: [left, top, width, height], seed }: Pattern): void {
  const random = seededRandom(seed);
  let x = left;
  while (x < left + width) {
    const bar = 0.18 * (1 + Math.floor(random() * 3));
    if (x + bar < left + width) pen.fillRect(x, top, bar, height);
    x += bar + 0.18 * (1 + Math.floor(random() * 3));
  }
}

function drawMatrix(pen: CanvasRenderingContext2D, { box: [left, top, width], seed }: Pattern): void {
  const random = seededRandom(seed);
  const cells = 10;
  const cell = width / cells;
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < cells; j++) {
      const border = i === 0 || j === cells - 1;
      if (border || random() < 0.48) pen.fillRect(left + i * cell, top + j * cell, cell, cell);
    }
  }
}
