import { BENCH_BODIES } from '../bench-bodies.ts';
import { m2Drive } from '../board-parts.ts';
import { type Body, body, many, mesh, pose, QUARTER } from '../bodies.ts';
import { WIFI_SEAT } from './connectors.ts';
import {
  BATTERY_AT,
  BATTERY_SCREWS_AT,
  BLOWER,
  BOARD_ORIGIN,
  CHASSIS,
  CPU_CENTRE,
  LONG_SCREWS,
  M2_SEAT,
  MIDDLE_Y,
  onBoard,
  POWER_BUTTON_AT,
  SHORT_SCREWS,
  SODIMM,
  SODIMM_SEAT,
  SODIMM_SLOTS,
  SSD_SCREW,
  SSD_SLOT,
  WIFI_SCREW,
} from './layout.ts';

/** Seats of the memory modules, by slot: contact edge. */
export const MODULE_SEATS = SODIMM_SLOTS.map(([x, y]) => pose(onBoard(x, y, SODIMM_SEAT)));
const [firstSeat = pose([0, 0, 0])] = MODULE_SEATS;
/** Height of the screw heads under the rim of the cover's holes. */
const COVER_SCREW_Z = CHASSIS.open + 0.5;
/** How far a spring clip bends away from its module, radians. */
const CLIP_OPEN = 0.16;

const clips: readonly Body[] = SODIMM_SLOTS.flatMap(([x, y], i) =>
  (['top', 'bottom'] as const).map((end) => {
    const side = end === 'top' ? 1 : -1;
    const at = onBoard(x, y + side * (SODIMM.length / 2 + 1), 0);
    return body(`latch-${i + 1}-${end}`, pose(at), many(`sodimm-clip-${end}`), {
      axis: 'z',
      open: -side * CLIP_OPEN,
    });
  }),
);

const screws: readonly Body[] = [
  ...LONG_SCREWS.map(([x, y], i) =>
    body(`screw-base-${i + 1}`, pose([x, y, COVER_SCREW_Z]), many('long-screw')),
  ),
  ...SHORT_SCREWS.map(([x, y], i) =>
    body(`screw-base-${LONG_SCREWS.length + i + 1}`, pose([x, y, COVER_SCREW_Z]), many('short-screw')),
  ),
  ...BATTERY_SCREWS_AT.map(([x, y], i) =>
    body(`screw-battery-${i + 1}`, pose([x, y, -1.2]), many('short-screw')),
  ),
  body('screw-m2-1', pose(onBoard(...SSD_SCREW, 3.4)), many('short-screw')),
  body('screw-wifi-1', pose(onBoard(...WIFI_SCREW, 3.4)), many('short-screw')),
];

/** Every body of the Marlow 14 and its bench, in drawing order. */
export const MARLOW_BODIES: readonly Body[] = [
  ...BENCH_BODIES,
  body('case', pose([0, 0, 0])),
  body('motherboard', pose(BOARD_ORIGIN), [
    { geometry: 'board' },
    { geometry: 'circuit-board', material: 'circuit-board' },
  ]),
  body('cpu', pose(onBoard(...CPU_CENTRE))),
  body('cpu-cooler', pose(onBoard(0, 0)), [
    { geometry: 'cooler' },
    { geometry: 'cooler-rotor', pose: pose([BLOWER[0], BLOWER[1], 2.6]), rotor: true },
  ]),
  body('battery', pose(BATTERY_AT)),
  body('dimm-1', firstSeat, mesh('sodimm'), { axis: 'y', open: 0.3 }),
  ...clips,
  m2Drive('ssd-m2-1', pose(onBoard(SSD_SLOT[0] - 3, SSD_SLOT[1], M2_SEAT))),
  m2Drive('wifi-card', pose(WIFI_SEAT), 'wifi-card'),
  ...screws,
  body('power-button', pose(POWER_BUTTON_AT, [0, QUARTER, 0])),
  body('base-cover', pose([0, MIDDLE_Y, CHASSIS.open])),
];
