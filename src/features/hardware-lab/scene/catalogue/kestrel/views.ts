import type { CameraViewName } from '../../../places/places.ts';
import { item } from '../../kit/vectors.ts';
import { BENCH_VIEWS } from '../bench-views.ts';
import type { CameraView } from '../camera-view.ts';
import {
  ATX24,
  CASE,
  CHIPSET,
  CPU_CENTRE,
  DEBUG_LEDS,
  FRONT_PANEL_HEADER,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  onBoard,
  PSU,
  X16_SLOT,
} from './layout.ts';

const middle = (a: number, b: number): number => (a + b) / 2;
const caseHeight = CASE.top + 16;
const [firstSlot, lastSlot] = [item(MEMORY_SLOTS, 0), item(MEMORY_SLOTS, MEMORY_SLOTS.length - 1)];

export const KESTREL_VIEWS: Readonly<Record<CameraViewName, CameraView>> = {
  ...BENCH_VIEWS,
  machine: { centre: [4, caseHeight / 2 - 16, 80], size: [450, caseHeight, 215], azimuth: 14, elevation: 10 },
  board: { centre: onBoard(122, 152), size: [250, 310, 60], azimuth: 10, elevation: 8 },
  memory: {
    centre: onBoard(middle(firstSlot.x, lastSlot.x), MEMORY_SLOT.centreY, 18),
    size: [84, 168, 40],
    azimuth: 33,
    elevation: 8,
  },
  processor: { centre: onBoard(...CPU_CENTRE, 50), size: [130, 150, 110], azimuth: 20, elevation: 16 },
  card: { centre: onBoard(150, X16_SLOT.y - 14, 60), size: [300, 110, 130], azimuth: 12, elevation: 24 },
  indicators: {
    centre: onBoard(item(DEBUG_LEDS, 1).at[0] + 2, 284, 4),
    size: [64, 44, 14],
    azimuth: 12,
    elevation: 4,
  },
  drives: { centre: [100, 84, 120], size: [200, 170, 130], azimuth: 6, elevation: 22 },
  power: { centre: onBoard(ATX24[0], ATX24[1] - 13, 12), size: [72, 112, 44], azimuth: 22, elevation: 8 },
  headers: {
    centre: onBoard(FRONT_PANEL_HEADER[0], FRONT_PANEL_HEADER[1] + 4, 8),
    size: [60, 36, 24],
    azimuth: 8,
    elevation: 26,
  },
  ports: { centre: [CASE.left - 8, 366, 30], size: [30, 150, 60], azimuth: -72, elevation: 8 },
  chipset: {
    centre: onBoard(CHIPSET[0] + 20, CHIPSET[1] + 20),
    size: [160, 110, 30],
    azimuth: 10,
    elevation: 10,
  },
  rear: { centre: [CASE.left, 220, 70], size: [60, 470, 220], azimuth: -66, elevation: 10 },
  supply: {
    centre: [PSU.at[0], PSU.at[1] + 46, PSU.at[2] + 75],
    size: [30, 96, 160],
    azimuth: -62,
    elevation: 14,
  },
  front: { centre: [196, CASE.top, 110], size: [70, 40, 150], azimuth: 34, elevation: 38 },
};
