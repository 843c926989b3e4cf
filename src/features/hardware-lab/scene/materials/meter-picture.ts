import type { LabView } from '../../../../core/hardware/model/view.ts';
import { MONO_FONT, SANS_FONT } from './fonts.ts';

export const METER_PIXELS = { width: 496, height: 272 } as const;
const { width, height } = METER_PIXELS;
const GLASS = '#7f8c78';
const INK = '#151a14';

type Meter = LabView['instruments']['meter'];

/** Liquid crystal: the reading large, its unit beside it, the function above. */
export function drawMeter(pen: CanvasRenderingContext2D, meter: Meter): void {
  pen.fillStyle = GLASS;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = INK;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.font = `600 40px ${SANS_FONT}`;
  pen.fillText(meter.function.toUpperCase(), 24, 44);
  if (meter.beeping) {
    pen.textAlign = 'right';
    pen.fillText('•))', width - 24, 44);
  }
  pen.textAlign = 'right';
  pen.font = `600 150px ${MONO_FONT}`;
  const { display } = meter;
  if (display === null) {
    if (meter.function !== 'off') pen.fillText('---', width - 100, 160, 370);
    return;
  }
  pen.fillText(display.value === null ? 'OL' : figures(display.value, meter.negative), width - 104, 160, 370);
  pen.font = `600 44px ${SANS_FONT}`;
  pen.fillText(display.unit === 'ohm' ? 'Ω' : display.unit, width - 20, 200, 84);
}

/** Three to four figures, as a hand-held meter has room for. */
function figures(value: number, isNegative: boolean): string {
  const size = Math.abs(value);
  const text = size >= 100 ? size.toFixed(1) : size >= 10 ? size.toFixed(2) : size.toFixed(3);
  return `${isNegative || value < 0 ? '-' : ''}${text}`;
}
