import type { BeepPattern } from '../../../core/hardware/model/view.ts';
import type { LabText } from './lab-text.ts';

/** A beep pattern in words: `long, short, short, again and again`. */
export function beepText(text: LabText, { beeps, repeats }: BeepPattern): string {
  if (beeps.length === 0) return text('indicators.silent');
  const pattern = beeps.map((beep) => text(`indicators.${beep}`)).join(', ');
  return repeats ? text('indicators.repeating', { pattern }) : pattern;
}
