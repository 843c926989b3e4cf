import type { MonitorView } from '../../../../core/hardware/view.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';

export const SCREEN_PIXELS = { width: 1024, height: 576 } as const;
const { width, height } = SCREEN_PIXELS;
const INK = '#d6e2ea';
const DIM = '#8aa3b3';
const COPPER = '#e39a68';

/** Draws what the monitor shows. The same lines stand in the page for readers; nothing here is text-only knowledge. */
export function drawScreen(pen: CanvasRenderingContext2D, { kind, lines }: MonitorView): void {
  pen.fillStyle = '#05070a';
  pen.fillRect(0, 0, width, height);
  const draw = { 'no-signal': drawNoSignal, 'firmware-summary': drawSummary, 'no-boot-device': drawConsole }[
    kind
  ];
  draw(pen, lines);
}

function drawNoSignal(pen: CanvasRenderingContext2D, lines: readonly string[]): void {
  pen.fillStyle = '#10171d';
  roundedBox(pen, width / 2 - 190, height / 2 - 64, 380, 128, 14);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 34px ${SANS_FONT}`;
  pen.fillText(lines[0] ?? '', width / 2, height / 2 - (lines.length > 1 ? 18 : 0), 350);
  pen.fillStyle = DIM;
  pen.font = `400 20px ${SANS_FONT}`;
  lines.slice(1, 3).forEach((line, i) => {
    pen.fillText(line, width / 2, height / 2 + 22 + i * 26, 350);
  });
}

function drawBird(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.strokeStyle = COPPER;
  pen.lineWidth = size * 0.07;
  pen.lineJoin = pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - size, y - size * 0.1);
  pen.quadraticCurveTo(x - size * 0.5, y - size * 0.62, x, y);
  pen.quadraticCurveTo(x + size * 0.5, y - size * 0.62, x + size, y - size * 0.1);
  pen.moveTo(x, y);
  pen.lineTo(x, y + size * 0.42);
  pen.moveTo(x - size * 0.18, y + size * 0.3);
  pen.lineTo(x, y + size * 0.46);
  pen.lineTo(x + size * 0.18, y + size * 0.3);
  pen.stroke();
}

function drawSummary(pen: CanvasRenderingContext2D, lines: readonly string[]): void {
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#10222b');
  ground.addColorStop(1, '#0a1116');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#173440';
  pen.fillRect(0, 0, width, 70);
  pen.fillStyle = COPPER;
  pen.fillRect(0, 70, width, 3);
  drawBird(pen, 58, 38, 26);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#eef3f6';
  pen.font = `600 28px ${SANS_FONT}`;
  pen.fillText(lines[0] ?? '', 104, 37, width - 140);
  lines.slice(1).forEach((line, i) => {
    drawRow(pen, line, 124 + i * 46);
  });
}

/** The name at the start of a line, `Memory:` or `Memory  32768 MB`, is set back behind its value. */
const NAME = /^\S[^:]{1,16}?(?=:\s|\s{2,})/;

function drawRow(pen: CanvasRenderingContext2D, line: string, y: number): void {
  const name = NAME.exec(line)?.[0] ?? '';
  pen.font = `400 25px ${MONO_FONT}`;
  pen.fillStyle = DIM;
  pen.fillText(name, 56, y);
  pen.fillStyle = INK;
  pen.fillText(' '.repeat(name.length) + line.slice(name.length), 56, y, width - 110);
}

function drawConsole(pen: CanvasRenderingContext2D, lines: readonly string[]): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = `400 25px ${MONO_FONT}`;
  pen.fillStyle = INK;
  lines.forEach((line, i) => {
    pen.fillText(line, 48, 60 + i * 40, width - 96);
  });
  pen.fillRect(48, 60 + lines.length * 40 - 10, 16, 22);
}

function roundedBox(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, radius);
  pen.fill();
}
