import { type LabelArt, textLabel } from '../../kit/label-art.ts';

const ETCH = '#9aa0a6';
const chip = (maker: string, code: string, size: number): LabelArt =>
  textLabel(size, size * 0.5, [maker, code], { color: ETCH, density: 10, mono: true, size: 0.8 });

/** Gaps between the contacts of the processor socket; the background is gold. */
const CONTACT_PITCH = 1;
const FIELD = { width: 36, height: 42 } as const;
const gap = (points: readonly [readonly [number, number], readonly [number, number]]) =>
  ({ kind: 'line', color: '#221d12', width: 0.52, points }) as const;
const contactGaps = [
  ...Array.from({ length: FIELD.width / CONTACT_PITCH + 1 }, (_, i) =>
    gap([
      [i * CONTACT_PITCH, 0],
      [i * CONTACT_PITCH, FIELD.height],
    ]),
  ),
  ...Array.from({ length: FIELD.height / CONTACT_PITCH + 1 }, (_, i) =>
    gap([
      [0, i * CONTACT_PITCH],
      [FIELD.width, i * CONTACT_PITCH],
    ]),
  ),
  { kind: 'fill', color: '#221d12', box: [12, 15, 12, 12] },
] as const;

/** Labels on the motherboard. */
export const BOARD_LABELS = {
  'contact-field': { ...FIELD, density: 9, tone: 'dark', inks: contactGaps },
  choke: textLabel(6, 3, ['R20'], { color: '#c3c6ca', weight: 600 }),
  'board-cover': textLabel(104, 13, ['KESTREL'], { color: '#cdd1d5', weight: 600 }),
  'board-cover-small': textLabel(60, 5, ['B7 · DDR5 ATX'], { color: '#c0744c', density: 9, mono: true }),
  'chipset-plate': textLabel(30, 10, ['KESTREL'], { color: '#e0e3e6', density: 9, weight: 600 }),
  'm2-plate': textLabel(40, 4.6, ['M.2_2 · LIFT TO OPEN'], { color: '#c8ccd0', density: 9, mono: true }),
  'coin-cell': textLabel(13, 9, ['CR2032', '3 V  +'], { color: '#6f7377', density: 10, weight: 600 }),
  'chip-sio': chip('NORD', 'SIO-6798', 8.6),
  'chip-audio': chip('VIOL', 'AC1220', 7.6),
  'chip-lan': chip('LINKR', '2G5-V', 7),
  'chip-rom': chip('25Q', '256JW', 5),
  'chip-switch': chip('PSW', '3DBS', 5.4),
  'chip-power': chip('REGO', '8125', 6),
} as const satisfies Record<string, LabelArt>;
