import type { Reading, Unit } from '../../../core/hardware/model/vocabulary.ts';

/** Units as printed on an instrument; the same in every language. */
const UNITS: Readonly<Record<Unit, string>> = {
  V: 'V',
  ohm: 'Ω',
  A: 'A',
  C: '°C',
  rpm: 'rpm',
  mV: 'mV',
  ms: 'ms',
  Mbps: 'Mb/s',
  MiB: 'MiB',
  count: '',
  h: 'h',
  '%': '%',
};
const DIGITS: Readonly<Partial<Record<Unit, number>>> = { V: 2, A: 2 };

/** A reading as on the display: `12.06 V`, `OL` when out of range. */
export function readingText({ value, unit }: Reading, language: string): string {
  if (value === null) return 'OL';
  const fixed = DIGITS[unit];
  const figure = new Intl.NumberFormat(language, {
    maximumFractionDigits: fixed ?? 2,
    ...(fixed === undefined ? {} : { minimumFractionDigits: fixed }),
  }).format(value);
  return `${figure} ${UNITS[unit]}`.trim();
}
