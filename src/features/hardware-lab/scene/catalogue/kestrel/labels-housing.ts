import { type Ink, type LabelArt, textLabel } from '../../kit/label-art.ts';

const AMBER = '#c8952b';
const LIGHT_INK = '#d7dbe0';

const RATING_ROWS = [
  ['DC OUTPUT', '+3.3V', '+5V', '+12V', '-12V', '+5VSB'],
  ['MAX CURRENT', '20 A', '20 A', '62.5 A', '0.3 A', '3 A'],
  ['MAX POWER', '100 W', '', '750 W', '3.6 W', '15 W'],
] as const;

const ratingCells: readonly Ink[] = RATING_ROWS.flatMap((row, line) =>
  row.map(
    (text, column): Ink => ({
      kind: 'text',
      text,
      color: line === 0 || column === 0 ? AMBER : LIGHT_INK,
      at: [column === 0 ? 5 : 37 + (column - 1) * 16.4, 27.4 + line * 7],
      size: 3.5,
      fit: column === 0 ? 29 : 15,
      align: 'left',
      weight: line === 0 ? 600 : 400,
    }),
  ),
);

const ratingRules: readonly Ink[] = [0, 1, 2, 3].map((line) => ({
  kind: 'line',
  color: '#4b5057',
  width: 0.25,
  points: [
    [4, 23.8 + line * 7],
    [114, 23.8 + line * 7],
  ],
}));

/** Labels on the case and the power supply. */
export const HOUSING_LABELS = {
  'shroud-brand': textLabel(86, 12, ['KESTREL B7'], { color: '#5d656c', density: 6, weight: 600 }),
  'shroud-small': textLabel(60, 4, ['FICTIONAL HARDWARE · MADE FOR TRAINING'], {
    color: '#7b838a',
    density: 8,
    mono: true,
  }),
  'psu-rating': {
    width: 118,
    height: 62,
    density: 5,
    tone: 'dark',
    inks: [
      { kind: 'fill', color: '#1d1f23', box: [0, 0, 118, 62], radius: 1.4 },
      { kind: 'fill', color: AMBER, box: [0, 0, 118, 2] },
      {
        kind: 'text',
        text: 'HELIA 750G',
        color: '#eef0f2',
        at: [5, 10.5],
        size: 10,
        fit: 70,
        align: 'left',
        weight: 600,
      },
      {
        kind: 'text',
        text: 'ATX 3.1 · MODEL HE-750G · AC INPUT 100-240 V~ 10 A 50/60 Hz',
        color: '#aeb3b9',
        at: [5, 18.8],
        size: 3.4,
        fit: 108,
        align: 'left',
      },
      ...ratingRules,
      ...ratingCells,
      {
        kind: 'text',
        text: 'GOLD CLASS',
        color: AMBER,
        at: [5, 50.5],
        size: 5.4,
        fit: 44,
        align: 'left',
        weight: 600,
      },
      {
        kind: 'text',
        text: 'HAZARDOUS VOLTAGE INSIDE · DO NOT OPEN',
        color: LIGHT_INK,
        at: [5, 57.4],
        size: 3.2,
        fit: 78,
        align: 'left',
      },
      { kind: 'bars', color: LIGHT_INK, box: [88, 48, 24, 9], seed: 77 },
    ],
  },
  'psu-switch': textLabel(5, 13, ['I', '0'], { color: '#e6e8ea', density: 8, weight: 600, size: 0.5 }),
  'window-film': textLabel(60, 8, ['KESTREL'], { color: '#a9afb4', density: 5, weight: 600 }),
} as const satisfies Record<string, LabelArt>;
