import { add, type Vec3 } from '../kit/vectors.ts';
import { CABLE_ROUTES } from './cable-routes.ts';
import { GPU_HOME } from './homes.ts';
import {
  BOARD_ORIGIN,
  COOLER_FAN_AT,
  CPU_CENTRE,
  CPU_SEAT,
  FRONT_FAN_X,
  FRONT_FAN_Y,
  GPU_FANS,
  LATCH_PIVOT,
  LEVER_PIVOT,
  M2_SCREW,
  M2_SLOT,
  MEMORY_SLOT,
  MEMORY_SLOTS,
  MODULE_SEAT,
  MONITOR,
  onBoard,
  POWER_BUTTON_AT,
  PSU,
  PSU_SWITCH,
  REAR_FAN,
  SATA_DRIVE_AT,
  SCREEN_AT,
  SIDE_PANEL_SEAT,
  X16_SLOT,
} from './layout.ts';

/** Position in millimetres and XYZ Euler angles in radians. */
export interface Pose {
  readonly at: Vec3;
  readonly turn: Vec3;
}

/** States that a body shows with a mesh of its own: a cable in or out of its socket, the strap on the wrist or the mat. */
export type BodyVariant = 'plugged' | 'pulled' | 'worn' | 'lying';

/** Which shader draws a mesh. */
export type MaterialName = 'surface' | 'circuit-board' | 'glass' | 'vents' | 'screen';

interface MeshSpec {
  readonly geometry: string;
  readonly material?: MaterialName;
  readonly pose?: Pose;
  /** Shown only while the body is in this state; without one it is always shown. */
  readonly variant?: BodyVariant;
  /** Turns about its own z while the machine runs. */
  readonly rotor?: boolean;
}

/** Something that moves as one: a part with everything fixed to it, a latch, a switch, a screw. */
export interface Body {
  /** Id of the view, or of the scene alone for furniture. */
  readonly id: string;
  /** Whether pointing at it selects `id`. Furniture is looked at, not selected. */
  readonly target: boolean;
  readonly home: Pose;
  readonly meshes: readonly MeshSpec[];
  /** Casts no shadow (glass, flat things). */
  readonly shadowless?: boolean;
}

const Q = Math.PI / 2;
const STILL: Vec3 = [0, 0, 0];
const pose = (at: Vec3, turn: Vec3 = STILL): Pose => ({ at, turn });
const one = (geometry: string): readonly MeshSpec[] => [{ geometry }];
const body = (id: string, home: Pose, meshes: readonly MeshSpec[] = one(id)): Body => ({
  id,
  target: true,
  home,
  meshes,
});
const furniture = (id: string, meshes: readonly MeshSpec[] = one(id)): Body => ({
  id,
  target: false,
  home: pose(STILL),
  meshes,
});

const FAN_MESHES: readonly MeshSpec[] = [{ geometry: 'fan-frame' }, { geometry: 'fan-rotor', rotor: true }];
/** Lid of the processor over the board: the cooler's cold plate rests on it. */
const COOLER_SEAT = CPU_SEAT + 4.2;
const COOLER_FAN: Pose = pose(COOLER_FAN_AT, [0, Q, 0]);

const memory: readonly Body[] = MEMORY_SLOTS.map(({ name, x }) =>
  body(`dimm-${name}`, pose(onBoard(x, MEMORY_SLOT.centreY, MODULE_SEAT))),
);

const memoryLatches: readonly Body[] = MEMORY_SLOTS.flatMap(({ name, x }) =>
  (['top', 'bottom'] as const).map((end) => {
    const side = end === 'top' ? 1 : -1;
    const at = onBoard(x, MEMORY_SLOT.centreY + side * LATCH_PIVOT.along, LATCH_PIVOT.above);
    return body(`latch-${name}-${end}`, pose(at, [0, 0, end === 'top' ? 0 : Math.PI]), one('memory-latch'));
  }),
);

const caseFans: readonly Body[] = [
  ...FRONT_FAN_Y.map((y, i) => body(`fan-front-${i + 1}`, pose([FRONT_FAN_X, y, 88], [0, Q, 0]), FAN_MESHES)),
  body('fan-rear', pose(REAR_FAN, [0, Q, 0]), FAN_MESHES),
];

const [cpuX, cpuY] = CPU_CENTRE;
const coolerScrews: readonly Body[] = (
  [
    [-24, 38],
    [24, 38],
    [-24, -38],
    [24, -38],
  ] as const
).map(([dx, dy], i) =>
  body(`screw-cooler-${i + 1}`, pose(onBoard(cpuX + dx, cpuY + dy, COOLER_SEAT + 13.6)), one('screw')),
);
const cardScrews: readonly Body[] = [0, 1].map((i) =>
  body(
    `screw-gpu-${i + 1}`,
    pose([GPU_HOME[0] - 2, GPU_HOME[1] - 8 - i * 20.32, GPU_HOME[2] + 122.6]),
    one('screw'),
  ),
);

const cables: readonly Body[] = CABLE_ROUTES.map(({ id }) =>
  body(id, pose(STILL), [
    { geometry: id, variant: 'plugged' },
    { geometry: `${id}:pulled`, variant: 'pulled' },
  ]),
);

/** Every body of the Kestrel B7 and its bench, in drawing order. */
export const BODIES: readonly Body[] = [
  furniture('mat'),
  furniture('power-strip'),
  body('case', pose(STILL), [
    { geometry: 'case' },
    { geometry: 'case-leads' },
    { geometry: 'vents', material: 'vents' },
  ]),
  body('motherboard', pose(BOARD_ORIGIN), [
    { geometry: 'board' },
    { geometry: 'circuit-board', material: 'circuit-board' },
  ]),
  body('cpu', pose(onBoard(cpuX, cpuY, CPU_SEAT))),
  body('lever-cpu', pose(onBoard(...LEVER_PIVOT)), one('cpu-lever')),
  body('cpu-cooler', pose(onBoard(cpuX, cpuY, COOLER_SEAT)), [
    { geometry: 'cooler' },
    { geometry: 'fan-rotor', pose: COOLER_FAN, rotor: true },
  ]),
  furniture('cooler-lead'),
  ...memory,
  ...memoryLatches,
  body('ssd-m2-1', pose(onBoard(M2_SLOT[0] - 3, M2_SLOT[1], 2.4)), one('ssd-m2')),
  body('screw-m2-1', pose(onBoard(M2_SCREW[0], M2_SCREW[1], 3.4)), one('screw')),
  body('gpu', pose(GPU_HOME), [
    { geometry: 'gpu' },
    ...GPU_FANS.map((at): MeshSpec => ({ geometry: 'gpu-rotor', pose: pose(at, [Q, 0, 0]), rotor: true })),
  ]),
  body('latch-x16', pose(onBoard(X16_SLOT.x + X16_SLOT.length + 5, X16_SLOT.y, 0)), one('card-latch')),
  ...coolerScrews,
  ...cardScrews,
  body('psu', pose(PSU.at)),
  body('psu-switch', pose(add(PSU.at, PSU_SWITCH))),
  body('ssd-sata', pose(SATA_DRIVE_AT, [-Q, 0, Q])),
  ...caseFans,
  ...cables,
  body('esd-strap', pose(STILL), [
    { geometry: 'wrist-strap', variant: 'lying' },
    { geometry: 'wrist-strap:worn', variant: 'worn' },
  ]),
  body('power-button', pose(POWER_BUTTON_AT, [-Q, 0, 0])),
  body('side-panel', pose(SIDE_PANEL_SEAT), [
    { geometry: 'side-panel-frame' },
    { geometry: 'side-panel-glass', material: 'glass' },
  ]),
  body('monitor', pose(MONITOR.at, [0, MONITOR.turn, 0]), [
    { geometry: 'monitor' },
    { geometry: 'screen', material: 'screen', pose: pose(SCREEN_AT) },
  ]),
];
