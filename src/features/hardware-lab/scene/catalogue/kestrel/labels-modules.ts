import { type Ink, type LabelArt, textLabel } from '../../kit/label-art.ts';
import { driveLabel } from '../label-pieces.ts';

const INK = '#1a1c1e';
const PAPER = '#dfdfda';

/** Serial numbers of the four memory modules; a learner compares them with the asset record. */
const SERIALS = { a1: '7A21-0098', a2: '7A21-0413', b1: '7A22-1170', b2: '7A22-1644' } as const;

function memorySticker(serial: string, seed: number): LabelArt {
  const inks: readonly Ink[] = [
    { kind: 'fill', color: PAPER, box: [0, 0, 26, 12], radius: 0.6 },
    {
      kind: 'text',
      text: '16GB 1Rx8 PC5-5600B',
      color: INK,
      at: [1, 2.3],
      size: 2.1,
      fit: 24,
      align: 'left',
      weight: 600,
    },
    {
      kind: 'text',
      text: `S/N ${serial}`,
      color: INK,
      at: [1, 5.1],
      size: 1.8,
      fit: 17,
      align: 'left',
      mono: true,
    },
    { kind: 'bars', color: INK, box: [1, 6.8, 17, 4], seed },
    { kind: 'matrix', color: INK, box: [20, 6.2, 5, 5], seed: seed + 1 },
  ];
  return { width: 26, height: 12, density: 10, tone: 'light', inks };
}

const m2Label = (name: string, type: string, serial: string): LabelArt => ({
  width: 46,
  height: 18,
  density: 9,
  tone: 'dark',
  inks: [
    { kind: 'fill', color: '#15171a', box: [0, 0, 46, 18], radius: 0.5 },
    { kind: 'fill', color: '#c0744c', box: [0, 0, 1.4, 18] },
    {
      kind: 'text',
      text: name,
      color: '#f0f2f3',
      at: [3, 4.8],
      size: 4.6,
      fit: 40,
      align: 'left',
      weight: 600,
    },
    {
      kind: 'text',
      text: type,
      color: '#b8bdc3',
      at: [3, 9.8],
      size: 2.4,
      fit: 41,
      align: 'left',
    },
    {
      kind: 'text',
      text: `S/N ${serial}`,
      color: '#b8bdc3',
      at: [3, 13.8],
      size: 2.4,
      fit: 30,
      align: 'left',
      mono: true,
    },
  ],
});

const lid = (model: string): LabelArt =>
  textLabel(24, 16, ['ARDENT', model, 'L612F207  e4'], {
    color: '#57544f',
    density: 12,
    size: 0.66,
    weight: 600,
  });

/** Labels on the removable parts. */
export const MODULE_LABELS = {
  'dimm-brand': textLabel(34, 7, ['VOLTAIC'], { color: '#e7e9eb', weight: 600 }),
  'dimm-type': textLabel(30, 4, ['DDR5-5600  CL40  1.1 V'], { color: '#b4b9be', density: 9, mono: true }),
  'dimm-sticker-a1': memorySticker(SERIALS.a1, 11),
  'dimm-sticker-a2': memorySticker(SERIALS.a2, 23),
  'dimm-sticker-b1': memorySticker(SERIALS.b1, 37),
  'dimm-sticker-b2': memorySticker(SERIALS.b2, 41),
  'cpu-lid': lid('A7-7600  3.8 GHz'),
  'cpu-lid-g': lid('A7-7600G  3.8 GHz'),
  'cpu-lid-new': lid('A9-9900  4.4 GHz'),
  'cpu-code': {
    width: 6,
    height: 6,
    density: 12,
    tone: 'dark',
    inks: [{ kind: 'matrix', color: '#57544f', box: [0.3, 0.3, 5.4, 5.4], seed: 5 }],
  },
  'cooler-logo': {
    width: 34,
    height: 40,
    density: 7,
    tone: 'light',
    inks: [
      {
        kind: 'line',
        color: '#c9ced3',
        width: 1,
        points: [
          [7, 25],
          [14, 9],
          [18.5, 18],
          [21, 13.5],
          [27, 25],
        ],
      },
      {
        kind: 'line',
        color: '#c0744c',
        width: 1,
        points: [
          [9, 29],
          [25, 29],
        ],
      },
      { kind: 'text', text: 'FIRNLUFT', color: '#c9ced3', at: [17, 35], size: 4.6, fit: 32, weight: 600 },
    ],
  },
  'gpu-side': textLabel(76, 10, ['PYRRHA  RX 760'], { color: '#eceef0', weight: 600, density: 6 }),
  'gpu-side-12v': textLabel(76, 10, ['PYRRHA  RX 790'], { color: '#eceef0', weight: 600, density: 6 }),
  'gpu-back': textLabel(96, 16, ['PYRRHA'], { color: '#23252a', weight: 600, density: 5 }),
  'm2-label': m2Label('SWIFTLINE S5  1 TB', 'NVMe M.2 2280 · PCIe 4.0 x4 · 3.3 V 2.8 A', 'SW5-1T-77120419'),
  'm2-label-sata': m2Label(
    'SWIFTLINE M1  500 GB',
    'SATA M.2 2280 · 6 Gb/s · 3.3 V 1.6 A',
    'SM1-0500-20418833',
  ),
  'hdd-label': driveLabel(
    'BASALT ARCHIVE',
    '4 TB  SATA  3.5 in',
    '12 V 0.75 A · 5 V 0.6 A',
    'BA4-4000-66190027',
  ),
  'ssd-label': {
    width: 82,
    height: 52,
    density: 5.5,
    tone: 'light',
    inks: [
      { kind: 'fill', color: '#dcdddb', box: [0, 0, 82, 52], radius: 1 },
      { kind: 'fill', color: '#24506b', box: [0, 0, 82, 16], radius: 1 },
      {
        kind: 'text',
        text: 'SWIFTLINE D2',
        color: '#f2f4f5',
        at: [4, 8],
        size: 8.6,
        fit: 60,
        align: 'left',
        weight: 600,
      },
      {
        kind: 'text',
        text: 'SATA SSD  500 GB',
        color: INK,
        at: [4, 22.5],
        size: 5.6,
        fit: 60,
        align: 'left',
        weight: 600,
      },
      {
        kind: 'text',
        text: '2.5 in · 6 Gb/s · 5 V 1.2 A',
        color: INK,
        at: [4, 29.5],
        size: 3.6,
        fit: 60,
        align: 'left',
      },
      { kind: 'bars', color: INK, box: [4, 35, 46, 10], seed: 5 },
      {
        kind: 'text',
        text: 'S/N D2-0500-31880752',
        color: INK,
        at: [4, 48.4],
        size: 2.8,
        fit: 46,
        align: 'left',
        mono: true,
      },
      { kind: 'matrix', color: INK, box: [64, 34, 13, 13], seed: 9 },
    ],
  },
} as const satisfies Record<string, LabelArt>;
