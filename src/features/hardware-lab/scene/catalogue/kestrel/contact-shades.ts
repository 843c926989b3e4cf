import type { ContactShade } from '../pieces.ts';
import { BENCH_SHADES, benchShade, boardShade } from '../shades.ts';
import { CASE, CPU_CENTRE, MEMORY_SLOT, MEMORY_SLOTS, onBoard, X16_SLOT } from './layout.ts';

const board = boardShade(onBoard);
const caseMiddleZ = (CASE.open + CASE.back) / 2;
const footShadows = [-174, 174].flatMap((x) => [2, 152].map((z) => benchShade(x, z, 56, 56, 0.6)));

export const KESTREL_SHADES: readonly ContactShade[] = [
  benchShade(6, caseMiddleZ, 640, 380),
  benchShade(6, caseMiddleZ, 500, 268, 0.5),
  ...footShadows,
  ...BENCH_SHADES,
  board(CPU_CENTRE[0], CPU_CENTRE[1], 96, 150, 'cpu-cooler'),
  board(150, X16_SLOT.y - 16, 300, 84, 'gpu'),
  board(51, CPU_CENTRE[1], 44, 124),
  board(112, 281, 102, 44),
  board(19, 218, 66, 190),
  board(106, 77, 124, 38),
  board(192, 73, 84, 84),
  board(104, 140, 108, 36, 'ssd-m2-1'),
  ...MEMORY_SLOTS.map(({ x }) => board(x, MEMORY_SLOT.centreY, 18, 166)),
];
