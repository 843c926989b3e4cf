import type { LabView } from '../../../../core/hardware/model/view.ts';
import type { ScreenTexts } from '../../texts/screen-texts.ts';
import { SYSTEM } from '../../workbench/screen/screen-look.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';
import { type Pen, type Row, roundedBox, SCREEN_PIXELS } from './screen-pieces.ts';

const { width, height } = SCREEN_PIXELS;
const BAR = 48;

/** The operating system: its pages at the left, the window of the open page, the taskbar with running programs. */
export function drawDesktop(
  pen: Pen,
  page: LabView['screen']['page'],
  { title, rows, system, setup, programs, running }: ScreenTexts,
): void {
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, SYSTEM.sky[0]);
  sky.addColorStop(1, SYSTEM.sky[1]);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'middle';
  drawPages(pen, system);
  drawWindow(pen, title, page === 'desktop' || page === 'files' ? programs.map(nameless) : rows);
  pen.fillStyle = SYSTEM.bar;
  pen.fillRect(0, height - BAR, width, BAR);
  pen.fillStyle = SYSTEM.mark;
  for (const [x, y] of [
    [18, 34],
    [29, 34],
    [18, 23],
    [29, 23],
  ] as const)
    pen.fillRect(x, height - y, 9, 9);
  pen.fillStyle = SYSTEM.ink;
  pen.font = `600 15px ${SANS_FONT}`;
  pen.textAlign = 'left';
  setup.slice(0, 6).forEach(({ name }, i) => {
    pen.fillText(name, 66 + i * 104, height - BAR / 2, 98);
  });
  pen.textAlign = 'right';
  pen.fillText(running.join(' · '), width - 20, height - BAR / 2, 300);
}

const nameless = (value: string): Row => ({ name: '', value });

function drawPages(pen: Pen, pages: ScreenTexts['system']): void {
  pen.textAlign = 'left';
  pen.font = `600 15px ${SANS_FONT}`;
  pages.forEach(({ name, isOpen }, i) => {
    const y = 38 + i * 40;
    if (isOpen) {
      pen.fillStyle = 'rgba(255, 255, 255, 0.2)';
      roundedBox(pen, 12, y - 17, 160, 34, 5);
    }
    pen.fillStyle = '#ffffff';
    pen.fillText(name, 24, y, 140);
  });
}

function drawWindow(pen: Pen, title: string, rows: readonly Row[]): void {
  const [x, y, w, h] = [186, 16, width - 202, height - BAR - 28];
  pen.fillStyle = SYSTEM.window;
  roundedBox(pen, x, y, w, h, 7);
  pen.fillStyle = SYSTEM.title;
  roundedBox(pen, x, y, w, 40, 7);
  pen.fillStyle = SYSTEM.ink;
  pen.textAlign = 'left';
  pen.font = `600 18px ${SANS_FONT}`;
  pen.fillText(title, x + 14, y + 21, w - 60);
  const step = Math.min(34, (h - 56) / Math.max(rows.length, 1));
  rows.forEach(({ name, value }, i) => {
    const line = y + 62 + i * step;
    if (i % 2 === 1) {
      pen.fillStyle = SYSTEM.stripe;
      pen.fillRect(x, line - step / 2, w, step);
    }
    pen.fillStyle = SYSTEM.muted;
    pen.font = `600 17px ${SANS_FONT}`;
    pen.fillText(name, x + 14, line, 270);
    pen.fillStyle = SYSTEM.ink;
    pen.font = `600 17px ${MONO_FONT}`;
    pen.fillText(value, name === '' ? x + 14 : x + 300, line, w - (name === '' ? 28 : 314));
  });
}
