import { isOccupied } from '../catalogue/board-areas.ts';
import { CPU_CENTRE, DEBUG_LEDS, MEMORY_SLOT, MEMORY_SLOTS } from '../catalogue/layout.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { item, type Vec2 } from '../kit/vectors.ts';
import type { BoardPens } from './board-pens.ts';

/** Name, place, height in mm, and whether it runs upwards. */
const NAMES: readonly (readonly [text: string, at: Vec2, size: number, turned?: boolean])[] = [
  ['PCIEX16_1', [166, 118], 2.2, true],
  ['PCIEX1_1', [92, 95], 2],
  ['PCIEX16_2', [128, 50.5], 2.2],
  ['PCIEX1_2', [92, 36], 2],
  ['M.2_1 (PCIE 4.0 x4)', [112, 153.4], 2],
  ['ATX_PWR', [225.4, 205], 2.2, true],
  ['EPS_12V', [78, 300], 2.2],
  ['CPU_FAN', [133, 300], 1.8],
  ['CHA_FAN1', [228, 258], 1.8],
  ['CHA_FAN2', [160, 11.6], 1.7],
  ['CHA_FAN3', [20, 121], 1.6],
  ['F_PANEL', [224, 12.6], 1.9],
  ['USB_1', [112, 12.6], 1.7],
  ['USB_2', [130, 12.6], 1.7],
  ['AAFP', [26, 12.6], 1.7],
  ['SATA6G_1_2_3', [228, 124], 1.8, true],
  ['BATTERY', [170, 97.8], 1.7],
  ['U32G1_E12', [228.5, 163], 1.8, true],
  ['AUDIO', [26, 54], 2.4],
  ['POST CODE', [214, 267.2], 1.7],
  ['CLRTC', [190, 10], 1.6],
  ['12V', [40, 291], 1.6],
  ['STBY', [212, 22], 1.6],
  ['KESTREL B7-ATX', [196, 36], 3.4],
  ['REV 1.04   94V-0   MADE FOR TRAINING', [96, 20], 1.9],
  ['LGA SOCKET', [CPU_CENTRE[0], CPU_CENTRE[1] - 43], 2],
];

const DESIGNATORS = ['R', 'C', 'C', 'Q', 'U', 'L', 'D'] as const;

/** White print of the board: slot names, header names and part designators. */
export function drawSilkscreen(pens: BoardPens): void {
  for (const { name, x } of MEMORY_SLOTS) {
    pens.text(`DIMM_${name.toUpperCase()}`, [x + 4.8, MEMORY_SLOT.centreY - 82], 1.9, true, 600);
    pens.frame(x - 4.2, MEMORY_SLOT.centreY - 76, 8.4, 152);
  }
  for (const {
    name,
    at: [x, y],
  } of DEBUG_LEDS)
    pens.text(name, [x, y + 3.6], 1.8, false, 600);
  for (const [text, at, size, turned] of NAMES) pens.text(text, at, size, turned);
  pens.frame(CPU_CENTRE[0] - 33.4, CPU_CENTRE[1] - 38.6, 66.8, 77.2);
  const random = seededRandom(19);
  for (let i = 0; i < 420; i++) {
    const at: Vec2 = [5 + random() * 232, 14 + random() * 284];
    const kind = item(DESIGNATORS, Math.floor(random() * DESIGNATORS.length));
    const [number, turned, framed] = [Math.floor(random() * 900), random() < 0.5, random() < 0.4];
    if (isOccupied(at)) continue;
    pens.text(`${kind}${number}`, at, 1.05, !turned);
    if (framed) pens.frame(at[0] - 1.2, at[1] + 1, 2.6, 1.4);
  }
}
