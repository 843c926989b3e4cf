import { type Ink, type LabelArt, textLabel } from '../kit/label-art.ts';

const PALE = '#d7dbe0';

/** Functions around the dial of the meter, by angle in degrees from the top. */
const DIAL: readonly (readonly [text: string, degrees: number])[] = [
  ['OFF', -90],
  ['V⎓', -55],
  ['V~', -20],
  ['Ω', 15],
  ['•))', 50],
  ['A', 85],
];
const dialInks: readonly Ink[] = DIAL.map(([text, degrees]) => ({
  kind: 'text',
  text,
  color: PALE,
  at: [34 + Math.sin((degrees * Math.PI) / 180) * 28.5, 34 - Math.cos((degrees * Math.PI) / 180) * 28.5],
  size: 5,
  weight: 600,
}));

/** Labels on the workbench, its instruments, the monitor and the fans. */
export const BENCH_LABELS = {
  'meter-dial': { width: 68, height: 68, density: 5, tone: 'light', inks: dialInks },
  'meter-name': textLabel(60, 10, ['SIGNA 15B', 'CAT II 300 V'], {
    color: '#c5a12b',
    density: 6,
    weight: 600,
  }),
  'tester-name': textLabel(52, 7, ['SIGNA  PSU TESTER'], { color: '#e0e3e6', density: 6, weight: 600 }),
  'loopback-name': textLabel(11, 6, ['LOOP', 'BACK'], { color: '#2a2412', density: 9, weight: 600 }),
  'post-card-name': textLabel(40, 8, ['POST 80h', 'PORT READER'], {
    color: '#dfe8df',
    density: 7,
    weight: 600,
  }),
  'monitor-brand': textLabel(40, 6, ['PANORA'], { color: '#8a9097', density: 6, weight: 600 }),
  'mat-print': textLabel(460, 20, ['ESD PROTECTED AREA  ·  CONNECT WRIST STRAP BEFORE TOUCHING PARTS'], {
    color: '#9aa9a8',
    density: 2.4,
    weight: 600,
  }),
  'mat-ground': textLabel(90, 12, ['COMMON POINT GROUND'], { color: '#9aa9a8', density: 3, mono: true }),
  'strip-label': textLabel(60, 5, ['230 V~  10 A  MAX 2300 W'], { color: '#565b60', density: 6, mono: true }),
} as const satisfies Record<string, LabelArt>;
