import { add, type Vec2 } from '../../kit/vectors.ts';
import { BENCH_BODIES } from '../bench-bodies.ts';
import { coinCell, m2Drive } from '../board-parts.ts';
import { type Body, body, type MeshSpec, many, mesh, pose, QUARTER } from '../bodies.ts';
import { MEMORY_LATCH } from '../memory-latch.ts';
import {
  BOARD_ORIGIN,
  COIN_CELL,
  COOLER_FAN_AT,
  CPU_CENTRE,
  CPU_SEAT,
  FRONT_FAN_X,
  FRONT_FAN_Y,
  GPU_FANS,
  GPU_HOME,
  HDD_AT,
  LEVER_PIVOT,
  M2_SCREW,
  M2_SLOT,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  MODULE_SEAT,
  MOUNTING_HOLES,
  onBoard,
  POWER_BUTTON_AT,
  PSU,
  PSU_SCREWS,
  PSU_SWITCH,
  REAR_FAN,
  RESET_BUTTON_AT,
  SATA_DRIVE_AT,
  SECOND_M2_SCREW,
  SECOND_M2_SLOT,
  SIDE_PANEL_SEAT,
  STANDOFF_EXTRA,
  X16_SLOT,
} from './layout.ts';

const Q = QUARTER;

const FAN_MESHES: readonly MeshSpec[] = [
  { geometry: 'fan-frame', instanced: true },
  { geometry: 'fan-rotor', rotor: true, instanced: true },
];
/** Lid of the processor over the board: the cooler's cold plate rests on it. */
const COOLER_SEAT = CPU_SEAT + 4.2;

const memory: readonly Body[] = MEMORY_SLOTS.map(({ name, x }) =>
  body(`dimm-${name}`, pose(onBoard(x, MEMORY_SLOT.centreY, MODULE_SEAT))),
);

const memoryLatches: readonly Body[] = MEMORY_SLOTS.flatMap(({ name, x }) =>
  (['top', 'bottom'] as const).map((end) => {
    const side = end === 'top' ? 1 : -1;
    const at = onBoard(x, MEMORY_SLOT.centreY + side * MEMORY_LATCH.along, MEMORY_LATCH.above);
    return body(`latch-${name}-${end}`, pose(at, [0, 0, end === 'top' ? 0 : Math.PI]), many('memory-latch'), {
      axis: 'x',
      open: -0.56,
    });
  }),
);

const caseFans: readonly Body[] = [
  ...FRONT_FAN_Y.map((y, i) => body(`fan-front-${i + 1}`, pose([FRONT_FAN_X, y, 88], [0, Q, 0]), FAN_MESHES)),
  body('fan-rear', pose(REAR_FAN, [0, Q, 0]), FAN_MESHES),
];

const [cpuX, cpuY] = CPU_CENTRE;
const COOLER_SCREWS_AT: readonly Vec2[] = [
  [-24, 38],
  [24, 38],
  [-24, -38],
  [24, -38],
];
const screws: readonly Body[] = [
  ...COOLER_SCREWS_AT.map(([dx, dy], i) =>
    body(`screw-cooler-${i + 1}`, pose(onBoard(cpuX + dx, cpuY + dy, COOLER_SEAT + 13.6)), many('screw')),
  ),
  ...[0, 1].map((i) =>
    body(
      `screw-gpu-${i + 1}`,
      pose([GPU_HOME[0] - 2, GPU_HOME[1] - 8 - i * 20.32, GPU_HOME[2] + 122.6]),
      many('screw'),
    ),
  ),
  body('screw-m2-1', pose(onBoard(M2_SCREW[0], M2_SCREW[1], 3.4)), many('screw')),
  body('screw-m2-2', pose(onBoard(SECOND_M2_SCREW[0], SECOND_M2_SCREW[1], 3.4)), many('screw')),
  ...MOUNTING_HOLES.map(([x, y], i) => body(`screw-board-${i + 1}`, pose(onBoard(x, y, 0.1)), many('screw'))),
  ...PSU_SCREWS.map(([y, z], i) =>
    body(`screw-psu-${i + 1}`, pose(add(PSU.at, [-1.8, y, z]), [0, -Q, 0]), many('screw')),
  ),
];

const GPU_MESHES: readonly MeshSpec[] = GPU_FANS.map((at) => ({
  geometry: 'gpu-rotor',
  pose: pose(at, [Q, 0, 0]),
  rotor: true,
  instanced: true,
}));
const GPU: readonly MeshSpec[] = [{ geometry: 'gpu' }, ...GPU_MESHES];
const COOLER: readonly MeshSpec[] = [
  { geometry: 'cooler' },
  { geometry: 'cooler-rotor', pose: pose(COOLER_FAN_AT, [0, Q, 0]), rotor: true },
];
const BOARD: readonly MeshSpec[] = [
  { geometry: 'board' },
  { geometry: 'circuit-board', material: 'circuit-board' },
];
const COOLER_HOME = pose(onBoard(cpuX, cpuY, COOLER_SEAT));
const CPU_HOME = pose(onBoard(cpuX, cpuY, CPU_SEAT));
export const M2_HOME = pose(onBoard(M2_SLOT[0] - 3, M2_SLOT[1], 2.4));
export const SECOND_M2_HOME = pose(onBoard(SECOND_M2_SLOT[0] - 3, SECOND_M2_SLOT[1], 2.4));
const SSD_HOME = pose(SATA_DRIVE_AT, [-Q, 0, Q]);
/** Label up, plugs towards the open side. */
const HDD_HOME = pose(HDD_AT, [-Q, 0, -Q]);

/** Every body of the Kestrel B7 and its bench, in drawing order. */
export const KESTREL_BODIES: readonly Body[] = [
  ...BENCH_BODIES,
  body('case', pose([0, 0, 0]), [{ geometry: 'case' }, { geometry: 'vents', material: 'vents' }]),
  body('motherboard', pose(BOARD_ORIGIN), BOARD),
  body('standoff-extra', pose(STANDOFF_EXTRA), mesh('standoff')),
  body('cpu', CPU_HOME),
  body('cpu-g', CPU_HOME, mesh('cpu-g')),
  body('cpu-new', CPU_HOME, mesh('cpu-new')),
  body('lever-cpu', pose(onBoard(...LEVER_PIVOT)), mesh('cpu-lever'), { axis: 'x', open: -1.9 }),
  body('cpu-cooler', COOLER_HOME, COOLER),
  body('cpu-aio', COOLER_HOME, mesh('liquid-cooler')),
  ...memory,
  ...memoryLatches,
  m2Drive('ssd-m2-1', M2_HOME),
  m2Drive('ssd-m2-2', SECOND_M2_HOME, 'ssd-m2-sata'),
  m2Drive('ssd-m2-data', SECOND_M2_HOME),
  body('gpu', pose(GPU_HOME), GPU),
  body('gpu-12v', pose(GPU_HOME), [{ geometry: 'gpu-12v' }, ...GPU_MESHES]),
  body('latch-x16', pose(onBoard(X16_SLOT.x + X16_SLOT.length + 5, X16_SLOT.y, 0)), mesh('card-latch'), {
    axis: 'y',
    open: -0.5,
  }),
  ...screws,
  body('psu', pose(PSU.at)),
  body('psu-switch', pose(add(PSU.at, PSU_SWITCH)), mesh('psu-switch'), {
    axis: 'z',
    open: -0.13,
    shut: 0.13,
  }),
  coinCell(onBoard(...COIN_CELL, 1.6)),
  body('ssd-sata', SSD_HOME),
  body('hdd', HDD_HOME, mesh('hdd')),
  ...caseFans,
  body('power-button', pose(POWER_BUTTON_AT, [-Q, 0, 0])),
  body('reset-button', pose(RESET_BUTTON_AT, [-Q, 0, 0]), mesh('reset-button')),
  body('side-panel', pose(SIDE_PANEL_SEAT), [
    { geometry: 'side-panel-frame' },
    { geometry: 'side-panel-glass', material: 'glass' },
  ]),
];
