import type { CameraViewName } from '../../../places/places.ts';
import type { Vec2, Vec3 } from '../../kit/vectors.ts';
import { BENCH_VIEWS } from '../bench-views.ts';
import type { CameraView } from '../camera-view.ts';
import {
  BATTERY,
  BATTERY_AT,
  BLOWER,
  BOARD,
  CHASSIS,
  CPU_CENTRE,
  FAN_HEADER,
  HEIGHT,
  MIDDLE_Y,
  onBoard,
  SODIMM_SLOTS,
  SSD_SLOT,
  WIDTH,
  WIFI_SLOT,
} from './layout.ts';

const near = (at: Vec2, size: Vec3, azimuth = 8, elevation = 14): CameraView => ({
  centre: onBoard(at[0], at[1], 2),
  size,
  azimuth,
  elevation,
});
const board = near([BOARD.width / 2, BOARD.height / 2], [BOARD.width + 8, BOARD.height + 16, 20], 4, 10);
/** Wi-Fi card and drive. */
const modules = near([(WIFI_SLOT[0] + SSD_SLOT[0]) / 2 - 20, 38], [116, 84, 20]);
/** The battery and its lead's connector. */
const battery: CameraView = {
  centre: [BATTERY_AT[0], BATTERY_AT[1] + 8, BATTERY_AT[2]],
  size: [BATTERY.width + 20, BATTERY.height + 44, 20],
  azimuth: 4,
  elevation: 10,
};
const [slotX, slotY] = SODIMM_SLOTS[0] ?? [0, 0];
const edge = (x: number, azimuth: number): CameraView => ({
  centre: [x, 190, 0],
  size: [30, 110, 40],
  azimuth,
  elevation: 10,
});

export const MARLOW_VIEWS: Readonly<Record<CameraViewName, CameraView>> = {
  ...BENCH_VIEWS,
  machine: {
    centre: [0, MIDDLE_Y - 12, 4],
    size: [WIDTH + 12, HEIGHT + 62, 60],
    azimuth: 14,
    elevation: 12,
  },
  board,
  memory: near([slotX - 34, slotY], [92, 86, 20]),
  processor: near([(CPU_CENTRE[0] + BLOWER[0]) / 2, 62], [148, 104, 20]),
  card: modules,
  indicators: edge(CHASSIS.right, 62),
  power: battery,
  headers: near(FAN_HEADER, [60, 40, 16]),
  ports: edge(CHASSIS.left, -62),
  drives: modules,
  chipset: near(FAN_HEADER, [70, 46, 16]),
  rear: { centre: [CHASSIS.left, MIDDLE_Y, 0], size: [40, HEIGHT, 60], azimuth: -58, elevation: 10 },
  supply: battery,
  front: edge(CHASSIS.right, 58),
};
