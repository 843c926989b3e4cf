import type { Vec3 } from '../kit/vectors.ts';
import { item } from '../kit/vectors.ts';
import {
  CASE,
  CHIPSET,
  CPU_CENTRE,
  DEBUG_LEDS,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  MONITOR,
  onBoard,
  POWER_STRIP,
  PSU,
  X16_SLOT,
} from './layout.ts';

/** A place to look at: a box in mm that has to be in the picture, and the direction to look from. */
export interface CameraView {
  readonly centre: Vec3;
  readonly size: Vec3;
  /** Degrees around the vertical (0 in front of the open side, positive towards the front panel) and above the bench. */
  readonly azimuth: number;
  readonly elevation: number;
}

const middle = (a: number, b: number): number => (a + b) / 2;
const caseHeight = CASE.top + 16;
const [firstSlot, lastSlot] = [item(MEMORY_SLOTS, 0), item(MEMORY_SLOTS, MEMORY_SLOTS.length - 1)];

export const CAMERA_VIEWS = {
  bench: { centre: [-330, 215, 40], size: [1130, 520, 260], azimuth: 16, elevation: 9 },
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
  drives: { centre: [90, 130, 90], size: [180, 90, 140], azimuth: 8, elevation: 34 },
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
  outlet: {
    centre: [POWER_STRIP[0], POWER_STRIP[1] + 20, POWER_STRIP[2] + 10],
    size: [230, 60, 110],
    azimuth: 4,
    elevation: 36,
  },
  front: { centre: [196, CASE.top, 110], size: [70, 40, 150], azimuth: 34, elevation: 38 },
  monitor: {
    centre: MONITOR.at,
    size: [460, 330, 220],
    azimuth: (MONITOR.turn * 180) / Math.PI - 4,
    elevation: 3,
  },
  strap: { centre: [250, 0, 460], size: [240, 40, 180], azimuth: 4, elevation: 42 },
} as const satisfies Record<string, CameraView>;

export type CameraViewName = keyof typeof CAMERA_VIEWS;

/** The first rule that matches a target says where the hand goes. */
const VIEW_RULES: readonly (readonly [RegExp, CameraViewName])[] = [
  [/^(dimm|slot-[ab]|latch-[ab])/, 'memory'],
  [/^(cpu|lever-cpu|socket-cpu|mount-cooler|screw-cooler|fan-rear|mount-fan-rear|cable-eps)/, 'processor'],
  [/^(gpu|slot-x16|latch-x16|screw-gpu|cable-pcie|ssd-m2|slot-m2|screw-m2)/, 'card'],
  [/^(debug-leds|led-(cpu|dram|vga|boot))/, 'indicators'],
  [/^(ssd-sata|bay-ssd|cable-sata)/, 'drives'],
  [/^(cable-front-panel|led-standby)/, 'chipset'],
  [/^(psu-switch|psu|bay-psu)$/, 'supply'],
  [/^cable-mains$/, 'outlet'],
  [/^(power-button|led-power)$/, 'front'],
  [/^(monitor|led-monitor)$/, 'monitor'],
  [/^cable-monitor$/, 'rear'],
  [/^(motherboard|cable-atx24)$/, 'board'],
  [/^esd-strap$/, 'strap'],
];

/** The view that shows a target best. */
export function viewFor(target: string): CameraViewName {
  return VIEW_RULES.find(([pattern]) => pattern.test(target))?.[1] ?? 'machine';
}
