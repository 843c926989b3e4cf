import type { LabView, MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { ScreenTexts } from '../../texts/screen-texts.ts';
import { ARTEFACTS } from '../../workbench/screen/artefacts.ts';
import {
  INK,
  lookOf,
  MAKERS,
  MENU,
  MUTED,
  NOTICE,
  OFF_GROUND,
  STOP_GROUND,
} from '../../workbench/screen/screen-look.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';
import { drawDesktop } from './screen-desktop.ts';
import { type Pen, type Row, roundedBox, SCREEN_PIXELS } from './screen-pieces.ts';

const { width, height } = SCREEN_PIXELS;

/** What the monitor's image depends on. */
export interface Shown extends Pick<LabView, 'screen' | 'model'> {
  readonly texts: ScreenTexts;
}

/** Draws the monitor's image from the same rows as the page of the screen. */
export function drawScreen(pen: Pen, shown: Shown): void {
  const look = lookOf(shown.screen.page);
  pen.fillStyle = look === 'dark' ? OFF_GROUND : NOTICE.ground;
  pen.fillRect(0, 0, width, height);
  switch (look) {
    case 'dark':
      break;
    case 'notice':
      drawNotice(pen, shown.texts);
      break;
    case 'stop':
      drawStop(pen, shown.texts);
      break;
    case 'system':
      drawDesktop(pen, shown.screen.page, shown.texts);
      break;
    default:
      drawFirmware(pen, shown);
  }
  if (shown.screen.artefacts) drawArtefacts(pen);
  drawMenu(pen, shown);
}

/** How much of the menu is seen at brightness 0. */
const HARDLY = 0.12;

/** The monitor's own menu over its picture, with its blocks where the monitor draws them itself. */
function drawMenu(pen: Pen, { screen: { menu, page }, texts }: Shown): void {
  if (menu === null) return;
  pen.globalAlpha = page === 'dark' ? HARDLY : 1;
  pen.fillStyle = MENU.edge;
  roundedBox(pen, width - 454, height - 172, 424, 142, 8);
  pen.fillStyle = MENU.ground;
  roundedBox(pen, width - 450, height - 168, 416, 134, 6);
  texts.menu.forEach(({ name, value }, i) => {
    const y = height - 134 + i * 64;
    pen.textAlign = 'left';
    pen.textBaseline = 'middle';
    pen.font = `400 20px ${SANS_FONT}`;
    pen.fillStyle = MUTED;
    pen.fillText(name, width - 430, y, 200);
    pen.font = `600 22px ${SANS_FONT}`;
    pen.fillStyle = INK;
    pen.fillText(value, width - 220, y, 176);
  });
  pen.globalAlpha = 1;
  if (menu.artefacts) drawArtefacts(pen);
}

function drawNotice(pen: Pen, { title, rows }: ScreenTexts): void {
  pen.fillStyle = NOTICE.box;
  roundedBox(pen, width / 2 - 190, height / 2 - 64, 380, 128, 14);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 34px ${SANS_FONT}`;
  pen.fillText(title, width / 2, height / 2 - (rows.length > 0 ? 18 : 0), 350);
  pen.fillStyle = MUTED;
  pen.font = `400 20px ${SANS_FONT}`;
  rows.slice(0, 2).forEach(({ value }, i) => {
    pen.fillText(value, width / 2, height / 2 + 22 + i * 26, 350);
  });
}

/** Setup pages, messages and the output of the self-test: rows, settings in brackets, page names along the top. */
function drawFirmware(pen: Pen, { texts, model }: Shown): void {
  const { accent } = MAKERS[model];
  drawHead(pen, model, `${texts.maker}   ${texts.title}`);
  pen.font = `500 18px ${MONO_FONT}`;
  texts.setup.slice(0, 6).forEach(({ name, isOpen }, i) => {
    pen.fillStyle = isOpen ? INK : MUTED;
    pen.fillText(name, 36 + i * 158, 100, 150);
  });
  const settings = texts.settings.map(({ name, value }): Row => ({ name, value: `[ ${value} ]` }));
  const rows = [...texts.rows, ...settings];
  const step = Math.min(42, (height - 170) / Math.max(rows.length, 1));
  rows.forEach((row, i) => {
    drawRow(pen, row, 36, 154 + i * step, accent);
  });
}

function drawHead(pen: Pen, model: MachineModelId, title: string): void {
  const { bar, ground, accent } = MAKERS[model];
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = bar;
  pen.fillRect(0, 0, width, 70);
  pen.fillStyle = accent;
  pen.fillRect(0, 70, width, 3);
  drawMark(pen, model, accent);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = INK;
  pen.font = `600 28px ${model === 'brant-h6' ? MONO_FONT : SANS_FONT}`;
  pen.fillText(title, 104, 37, width - 140);
}

/** The maker's logo: a kestrel's wings, a harrow's teeth, a brant's neck, the two hills of Marlow. */
function drawMark(pen: Pen, model: MachineModelId, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = 4;
  pen.lineJoin = pen.lineCap = 'round';
  pen.beginPath();
  if (model === 'kestrel-b7') {
    pen.moveTo(32, 35);
    pen.quadraticCurveTo(45, 22, 58, 38);
    pen.quadraticCurveTo(71, 22, 84, 35);
    pen.moveTo(58, 38);
    pen.lineTo(58, 50);
  } else if (model === 'harrow-5000-mt') {
    pen.moveTo(34, 26);
    pen.lineTo(82, 26);
    for (const x of [38, 50, 62, 74]) {
      pen.moveTo(x, 26);
      pen.lineTo(x + 5, 48);
    }
  } else if (model === 'marlow-14') {
    for (const x of [32, 58]) {
      pen.moveTo(x, 48);
      pen.lineTo(x + 13, 26);
      pen.lineTo(x + 26, 48);
    }
  } else {
    pen.arc(50, 38, 14, 0.6, Math.PI * 1.4);
    pen.lineTo(72, 22);
    pen.lineTo(82, 26);
  }
  pen.stroke();
}

function drawRow(pen: Pen, { name, value }: Row, x: number, y: number, accent: string): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = `400 22px ${MONO_FONT}`;
  pen.fillStyle = accent;
  pen.fillText(name, x, y, 320);
  pen.fillStyle = INK;
  pen.fillText(value, name === '' ? x : x + 340, y, width - x - (name === '' ? 36 : 376));
}

/** A stop error with its code in large type. */
function drawStop(pen: Pen, { rows }: ScreenTexts): void {
  pen.fillStyle = STOP_GROUND;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = INK;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = `600 92px ${SANS_FONT}`;
  pen.fillText(':(', 90, 130);
  pen.font = `400 26px ${SANS_FONT}`;
  const lines = rows.map(({ name, value }) => (name === '' ? value : `${name}: ${value}`));
  lines.slice(0, 8).forEach((line, i) => {
    pen.fillText(line, 90, 240 + i * 38, width - 180);
  });
}

/** The coloured blocks of a failing graphics card. */
function drawArtefacts(pen: Pen): void {
  for (const { x, y, width: across, height: down, hue } of ARTEFACTS) {
    pen.fillStyle = `hsl(${hue} 90% 55% / 0.75)`;
    pen.fillRect(x, y, across, down);
  }
}
