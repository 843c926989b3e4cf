import type { MachineModelId, MachineView } from '../../../../core/hardware/view.ts';
import type { ScreenTexts } from '../../words/screen-texts.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';
import { drawDesktop } from './screen-desktop.ts';
import { INK, type Pen, type Row, roundedBox, SCREEN_PIXELS } from './screen-pieces.ts';

const { width, height } = SCREEN_PIXELS;

/** What decides the picture on the monitor. */
export interface Shown extends Pick<MachineView, 'monitor' | 'screen' | 'model'> {
  readonly texts: ScreenTexts;
}

/** Firmware of each maker: bar, ground and accent. */
const MAKERS: Readonly<
  Record<MachineModelId, { readonly bar: string; readonly ground: string; readonly accent: string }>
> = {
  'kestrel-b7': { bar: '#173440', ground: '#0d181f', accent: '#e39a68' },
  'harrow-5000-mt': { bar: '#1d3a63', ground: '#0e1726', accent: '#8fb7e8' },
  'brant-h6': { bar: '#0f1f86', ground: '#0a1258', accent: '#f0e05a' },
};

/** Draws what the monitor shows. The same stands in the page for readers; nothing here is knowledge of the picture alone. */
export function drawScreen(pen: Pen, shown: Shown): void {
  const { page } = shown.screen;
  pen.fillStyle = page === 'dark' ? '#020303' : '#05070a';
  pen.fillRect(0, 0, width, height);
  switch (page) {
    case 'dark':
      return;
    case 'no-signal':
      drawNotice(pen, shown.monitor.lines);
      return;
    case 'stop-screen':
      drawStop(pen, shown);
      break;
    case 'summary':
    case 'no-boot-device':
      drawSummary(pen, shown);
      break;
    case 'stick-menu':
    case 'recovery-key':
    case 'press-f1':
    case 'over-current':
      drawMessage(pen, shown);
      break;
    default:
      if (page.startsWith('firmware')) drawFirmware(pen, shown);
      else drawDesktop(pen, page, shown.texts);
  }
  if (shown.screen.artefacts) drawArtefacts(pen);
}

function drawNotice(pen: Pen, lines: readonly string[]): void {
  pen.fillStyle = '#10171d';
  roundedBox(pen, width / 2 - 190, height / 2 - 64, 380, 128, 14);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 34px ${SANS_FONT}`;
  pen.fillText(lines[0] ?? '', width / 2, height / 2 - (lines.length > 1 ? 18 : 0), 350);
  pen.fillStyle = '#8aa3b3';
  pen.font = `400 20px ${SANS_FONT}`;
  lines.slice(1, 3).forEach((line, i) => {
    pen.fillText(line, width / 2, height / 2 + 22 + i * 26, 350);
  });
}

/** What the self-test leaves on the screen, line by line as the machine prints it. */
function drawSummary(pen: Pen, { monitor: { lines }, model }: Shown): void {
  const { accent } = MAKERS[model];
  drawHead(pen, model, lines[0] ?? '');
  const rows = lines.slice(1);
  const step = Math.min(46, (height - 130) / Math.max(rows.length, 1));
  rows.forEach((line, i) => {
    const [label = '', value = ''] = splitName(line);
    drawRow(pen, { name: label, value }, 56, 124 + i * step, accent);
  });
}

/** A start that waits for somebody: what it says, headed by what it is. */
function drawMessage(pen: Pen, { texts: { title, rows }, model }: Shown): void {
  drawHead(pen, model, title);
  rows.forEach(({ value }, i) => {
    drawRow(pen, { name: value, value: '' }, 56, 154 + i * 56, MAKERS[model].accent);
  });
}

/** Set-up pages: their rows, settings in brackets, the pages along the top. */
function drawFirmware(pen: Pen, { texts, model }: Shown): void {
  const { accent } = MAKERS[model];
  drawHead(pen, model, texts.title);
  pen.font = `600 20px ${SANS_FONT}`;
  pen.fillStyle = '#8aa3b3';
  texts.pages.slice(0, 7).forEach((name, i) => {
    pen.fillText(name, 56 + i * 132, 104, 126);
  });
  const settings = texts.settings.map(({ name, value }): Row => ({ name, value: `[ ${value} ]` }));
  const rows = [...texts.rows, ...settings];
  const step = Math.min(42, (height - 170) / Math.max(rows.length, 1));
  rows.forEach((row, i) => {
    drawRow(pen, row, 56, 154 + i * step, accent);
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
  pen.fillStyle = '#eef3f6';
  pen.font = `600 28px ${model === 'brant-h6' ? MONO_FONT : SANS_FONT}`;
  pen.fillText(title, 104, 37, width - 140);
}

/** The maker's mark: a kestrel's wings, a harrow's teeth, a brant's neck. */
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
  pen.font = `400 25px ${MONO_FONT}`;
  pen.fillStyle = value === '' ? INK : accent;
  pen.fillText(name, x, y, value === '' ? width - 110 : 300);
  pen.fillStyle = INK;
  pen.fillText(value, x + 320, y, width - 430);
}

/** The name at the start of a line, `Memory:` or `Memory  32768 MB`, and what it says. */
function splitName(line: string): readonly [string, string] {
  const name = /^\S[^:]{1,16}?(?=:\s|\s{2,})/.exec(line)?.[0];
  return name === undefined ? [line, ''] : [name, line.slice(name.length).replace(/^:?\s+/, '')];
}

/** The operating system has stopped: its code, large and quiet. */
function drawStop(pen: Pen, { texts }: Shown): void {
  pen.fillStyle = '#123a74';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#eef3f6';
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = `600 92px ${SANS_FONT}`;
  pen.fillText(':(', 90, 130);
  pen.font = `400 26px ${SANS_FONT}`;
  const lines = texts.rows.map(({ name, value }) => `${name}: ${value}`);
  lines.slice(0, 8).forEach((line, i) => {
    pen.fillText(line, 90, 240 + i * 38, width - 180);
  });
}

/** Coloured blocks all over the picture: a sick graphics card. */
function drawArtefacts(pen: Pen): void {
  const random = seededRandom(29);
  for (let i = 0; i < 90; i++) {
    pen.fillStyle = `hsl(${Math.floor(random() * 360)} 90% 55% / 0.75)`;
    pen.fillRect(
      Math.floor(random() * 64) * 16,
      Math.floor(random() * 72) * 8,
      16 * (1 + Math.floor(random() * 3)),
      8,
    );
  }
}
