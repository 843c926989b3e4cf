import type { LabView } from '../../../../core/hardware/model/view.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';

export const TESTER_PIXELS = { width: 480, height: 270 } as const;
const { width, height } = TESTER_PIXELS;
const GLASS_DARK = '#1c2421';
const GLASS_LIT = '#a8c69a';
const INK = '#121a12';
const MARGIN = 20;

/** In the order in which a tester lists them. */
const RAILS = [
  ['12', '+12V'],
  ['5', '+5V'],
  ['3.3', '+3.3V'],
  ['-12', '-12V'],
  ['5vsb', '5VSB'],
] as const;

type Tester = LabView['instruments']['psuTester'];

/** The tester's display: a line for every rail of the plug and the PWR_OK delay; dark while unpowered. */
export function drawTester(pen: CanvasRenderingContext2D, tester: Tester): void {
  const lines = RAILS.flatMap(([rail, name]): (readonly [string, string])[] => {
    const reading = tester?.rails[rail];
    return reading ? [[name, reading.value?.toFixed(2) ?? '--']] : [];
  });
  pen.fillStyle = lines.length > 0 ? GLASS_LIT : GLASS_DARK;
  pen.fillRect(0, 0, width, height);
  if (!tester || lines.length === 0) return;
  const shown =
    tester.powerGoodMs === null ? lines : [...lines, ['PG ms', String(tester.powerGoodMs)] as const];
  const line = (height - 2 * MARGIN) / Math.max(shown.length, 4);
  pen.fillStyle = INK;
  pen.textBaseline = 'middle';
  shown.forEach(([name, reading], i) => {
    const y = MARGIN + (i + 0.5) * line;
    pen.textAlign = 'left';
    pen.font = `600 ${line * 0.62}px ${SANS_FONT}`;
    pen.fillText(name, MARGIN, y);
    pen.textAlign = 'right';
    pen.font = `600 ${line * 0.78}px ${MONO_FONT}`;
    pen.fillText(reading, width - MARGIN, y);
  });
}
