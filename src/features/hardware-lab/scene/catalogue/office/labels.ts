import { type LabelArt, textLabel } from '../../kit/label-art.ts';
import { driveLabel } from '../label-pieces.ts';

const INK = '#1a1c1e';
const ETCHED = '#57544f';

/** White sticker of a supply: name, input, output. */
const supplyLabel = (name: string, input: string, rows: readonly string[], color: string): LabelArt => ({
  width: 112,
  height: 60,
  density: 5,
  tone: 'light',
  inks: [
    { kind: 'fill', color: '#d6d7d4', box: [0, 0, 112, 60], radius: 1 },
    { kind: 'fill', color, box: [0, 0, 112, 13], radius: 1 },
    {
      kind: 'text',
      text: name,
      color: '#f0f1f2',
      at: [4, 6.8],
      size: 7,
      fit: 70,
      align: 'left',
      weight: 600,
    },
    { kind: 'text', text: input, color: INK, at: [4, 18], size: 3.6, fit: 104, align: 'left' },
    ...rows.map((text, i) => ({
      kind: 'text' as const,
      text,
      color: INK,
      at: [4, 26 + i * 6.4] as const,
      size: 4,
      fit: 104,
      align: 'left' as const,
      mono: true,
    })),
    {
      kind: 'text',
      text: 'CAUTION  HAZARDOUS VOLTAGE INSIDE  DO NOT OPEN',
      color: '#8c2f22',
      at: [4, 55.4],
      size: 3.4,
      fit: 78,
      align: 'left',
      weight: 600,
    },
    { kind: 'bars', color: INK, box: [86, 48, 22, 9], seed: name.length },
  ],
});

/** White paper on a memory module. */
const memoryLabel = (name: string, type: string, serial: string): LabelArt => ({
  width: 44,
  height: 11,
  density: 9,
  tone: 'light',
  inks: [
    { kind: 'fill', color: '#dfdfda', box: [0, 0, 44, 11], radius: 0.5 },
    { kind: 'text', text: name, color: INK, at: [1.2, 2.6], size: 3, fit: 30, align: 'left', weight: 600 },
    { kind: 'text', text: type, color: INK, at: [1.2, 5.9], size: 2.2, fit: 30, align: 'left' },
    { kind: 'text', text: serial, color: INK, at: [1.2, 8.9], size: 2, fit: 30, align: 'left', mono: true },
    { kind: 'matrix', color: INK, box: [34, 1.6, 8, 8], seed: name.length * 7 },
  ],
});

const m2Paper = (name: string, type: string): LabelArt => ({
  width: 46,
  height: 18,
  density: 7,
  tone: 'light',
  inks: [
    { kind: 'fill', color: '#d8dad8', box: [0, 0, 46, 18], radius: 0.5 },
    { kind: 'text', text: name, color: INK, at: [2, 4.6], size: 4.2, fit: 42, align: 'left', weight: 600 },
    { kind: 'text', text: type, color: INK, at: [2, 9.6], size: 2.4, fit: 42, align: 'left' },
    { kind: 'bars', color: INK, box: [2, 12.2, 28, 4], seed: 12 },
  ],
});

const lid = (maker: string, model: string, batch: string): LabelArt =>
  textLabel(25, 16, [maker, model, batch], { color: ETCHED, density: 9, size: 0.66, weight: 600 });

/** Print on both office towers. */
export const OFFICE_LABELS = {
  'harrow-badge': textLabel(60, 10, ['HARROW'], { color: '#d3d7da', density: 6, weight: 600 }),
  'harrow-model': textLabel(40, 6, ['5000 MT'], { color: '#a8adb2', density: 6, mono: true }),
  'harrow-board': textLabel(34, 6, ['HARROW H5'], { color: '#cfd8cf', density: 6, weight: 600 }),
  'harrow-supply': supplyLabel(
    'HARROW HP-460',
    'AC INPUT 100-240 V~  6.3 A  50-60 Hz    460 W MAX',
    ['+12 V 36 A   +5 V 18 A   +3.3 V 16 A', '-12 V 0.3 A  +5 VSB 3 A'],
    '#2c4a74',
  ),
  'harrow-processor': lid('CORDA', 'C5-5400  3.4 GHz', 'K218B331'),
  'harrow-chipset': textLabel(26, 6, ['HARROW'], { color: '#dfe2e4', density: 7, weight: 600 }),
  'harrow-card': textLabel(66, 8, ['PYRRHA PRO 440'], { color: '#e4e7e9', density: 6, weight: 600 }),
  'card-sticker': m2Paper('PYRRHA GRAPHICS', 'PCIe x16 · MADE TO SPEC PG-440/210 · 12 V'),
  'harrow-drive': driveLabel(
    'BASALT DESK',
    '1 TB  SATA  3.5 in',
    '12 V 0.55 A · 5 V 0.6 A',
    'BD1-1000-40217755',
    '#1f5a4a',
  ),
  'harrow-memory': memoryLabel('CORVIN 8GB 1Rx8', 'PC4-2666V-UA2  DDR4 UDIMM', 'S/N CV-4471-0923'),
  'registered-sticker': memoryLabel(
    'CASTELL 16GB 2Rx4',
    'PC4-2400T-RA1  DDR4 RDIMM  ECC REG',
    'S/N CS-R-99810',
  ),
  'm2-label-512': m2Paper('SWIFTLINE P3  512 GB', 'NVMe M.2 2280 · PCIe 3.0 x4 · 3.3 V'),
  'ssd-label-512': driveLabel(
    'SWIFTLINE D2',
    'SATA SSD  512 GB',
    '2.5 in · 6 Gb/s · 5 V 1.2 A',
    'D2-0512-31880914',
    '#24506b',
  ),
  'usb-stick': textLabel(26, 6, ['8 GB  USB'], { color: '#cfd3d6', density: 6, weight: 600 }),
  'self-test-print': textLabel(26, 5, ['SELF-TEST'], { color: INK, density: 7, weight: 600 }),
  'selector-print': textLabel(30, 4, ['115 V    230 V'], { color: INK, density: 7, weight: 600 }),
  'selector-115': textLabel(12, 6, ['115'], { color: '#f2f2f0', density: 8, weight: 600 }),
  'selector-230': textLabel(12, 6, ['230'], { color: '#f2f2f0', density: 8, weight: 600 }),
  'brant-badge': textLabel(60, 10, ['Brant'], { color: '#4a4238', density: 6, weight: 600 }),
  'brant-model': textLabel(40, 6, ['H6'], { color: '#5e564a', density: 6, weight: 600 }),
  'brant-board': textLabel(40, 7, ['Brant H6-A'], { color: '#d0d5dc', density: 6, weight: 600 }),
  'brant-supply': supplyLabel(
    'BRANT BP-400',
    'AC INPUT 115/230 V~  8/4 A  60/50 Hz    400 W MAX',
    ['+12 V1 16 A  +12 V2 16 A  +5 V 28 A', '+3.3 V 24 A  -12 V 0.5 A  +5 VSB 2.5 A'],
    '#5a2f2a',
  ),
  'brant-processor': lid('CORDA', 'Q4-660  3.0 GHz', 'J904A117'),
  'brant-chipset': textLabel(26, 6, ['NB-H6'], { color: '#4a4d50', density: 7, weight: 600 }),
  'brant-card': textLabel(66, 8, ['PYRRHA 210'], { color: '#e4e7e9', density: 6, weight: 600 }),
  'brant-drive': driveLabel(
    'BASALT 500',
    '500 GB  SATA  3.5 in',
    '12 V 0.6 A · 5 V 0.7 A',
    'B50-0500-11870332',
    '#6a2c2c',
  ),
  'brant-memory': memoryLabel('CORVIN 2GB 2Rx8', 'PC3-10600U  DDR3 UDIMM', 'S/N CV-3120-5527'),
} as const satisfies Record<string, LabelArt>;
