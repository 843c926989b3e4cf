import type { MachineView } from '../../../../core/hardware/view.ts';
import type { ScreenTexts } from '../../words/screen-texts.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';
import { type Pen, type Row, roundedBox, SCREEN_PIXELS } from './screen-pieces.ts';

const { width, height } = SCREEN_PIXELS;

/** The operating system: a desktop, and over it the window of the page that is open. */
export function drawDesktop(
  pen: Pen,
  page: MachineView['screen']['page'],
  { title, rows, pages, programs, running }: ScreenTexts,
): void {
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#1d4757');
  sky.addColorStop(1, '#2c2438');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  drawIcons(pen, [...programs, ...pages]);
  pen.fillStyle = 'rgba(10, 15, 20, 0.86)';
  pen.fillRect(0, height - 44, width, 44);
  pen.fillStyle = '#dfe7ec';
  roundedBox(pen, 16, height - 34, 24, 24, 5);
  pen.font = `400 18px ${SANS_FONT}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.fillText(running.join(' · '), width - 24, height - 22, 600);
  if (page !== 'desktop') drawWindow(pen, title, rows);
}

function drawIcons(pen: Pen, names: readonly string[]): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `400 15px ${SANS_FONT}`;
  names.slice(0, 15).forEach((name, i) => {
    const [x, y] = [70 + Math.floor(i / 5) * 116, 52 + (i % 5) * 98];
    pen.fillStyle = ['#5b97b4', '#c98a5c', '#7fa36a', '#8f83b5'][i % 4] ?? '#5b97b4';
    roundedBox(pen, x - 22, y - 22, 44, 44, 9);
    pen.fillStyle = '#eef3f6';
    pen.fillText(name, x, y + 38, 108);
  });
}

function drawWindow(pen: Pen, title: string, rows: readonly Row[]): void {
  const [x, y, w, h] = [300, 36, 680, 470];
  pen.fillStyle = 'rgba(0, 0, 0, 0.35)';
  roundedBox(pen, x + 6, y + 8, w, h, 10);
  pen.fillStyle = '#e9edf0';
  roundedBox(pen, x, y, w, h, 10);
  pen.fillStyle = '#c9d2d8';
  roundedBox(pen, x, y, w, 46, 10);
  pen.fillStyle = '#20282e';
  pen.textAlign = 'left';
  pen.font = `600 22px ${SANS_FONT}`;
  pen.fillText(title, x + 20, y + 24, w - 80);
  const step = Math.min(38, (h - 80) / Math.max(rows.length, 1));
  rows.forEach(({ name, value }, i) => {
    const line = y + 76 + i * step;
    if (i % 2 === 1) {
      pen.fillStyle = '#dde3e7';
      pen.fillRect(x + 10, line - step / 2, w - 20, step);
    }
    pen.fillStyle = '#3b4a54';
    pen.font = `400 20px ${SANS_FONT}`;
    pen.fillText(name, x + 22, line, 270);
    pen.fillStyle = '#11181d';
    pen.font = `400 20px ${MONO_FONT}`;
    pen.fillText(value, x + 304, line, w - 326);
  });
}
