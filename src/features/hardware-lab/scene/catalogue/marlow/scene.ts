import { add } from '../../kit/vectors.ts';
import { QUARTER } from '../bodies.ts';
import { rest, SPARE_SPOTS } from '../removals.ts';
import type { MachinePlan } from '../scene-machine.ts';
import { BENCH_SHADES, benchShade, boardShade } from '../shades.ts';
import { withStandIns } from '../stand-ins.ts';
import { MARLOW_BOARD } from './board-print.ts';
import { MARLOW_BODIES, MODULE_SEATS } from './bodies.ts';
import { MARLOW_CABLES } from './cables.ts';
import { MARLOW_CONNECTORS } from './connectors.ts';
import {
  BOARD_ORIGIN,
  CHASSIS,
  CPU_CENTRE,
  LIGHT_Y,
  onBoard,
  PORT_FACE_X,
  PORT_Y,
  SODIMM,
  SODIMM_SLOTS,
  SSD_SLOT,
  WIFI_SLOT,
} from './layout.ts';
import { MARLOW_REMOVALS } from './removals.ts';
import { MARLOW_VIEWS } from './views.ts';

const shade = boardShade(onBoard);
const lamp = (id: string, y: number) => ({
  id,
  at: [CHASSIS.right + 0.4, y, 0] as const,
  size: [3, 5, 5] as const,
});

/** Marlow 14: graphite business laptop in a service cradle. */
export const MARLOW: MachinePlan = withStandIns(
  {
    model: 'marlow-14',
    bodies: MARLOW_BODIES,
    removals: MARLOW_REMOVALS,
    seats: Object.fromEntries(MODULE_SEATS.map((seat, i) => [`slot-${i + 1}`, seat])),
    connectors: MARLOW_CONNECTORS,
    cables: MARLOW_CABLES,
    touchAreas: [
      ...SODIMM_SLOTS.map(([x, y], i) => ({
        id: `slot-${i + 1}`,
        at: onBoard(x + 2, y, 2),
        size: [7, SODIMM.length + 4, 5] as const,
      })),
      { id: 'slot-m2-1', at: onBoard(...SSD_SLOT, 2), size: [6, 24, 5] },
      { id: 'slot-wifi', at: onBoard(...WIFI_SLOT, 2), size: [6, 24, 5] },
      { id: 'led-lan', at: onBoard(PORT_FACE_X, PORT_Y.lan + 8, 2), size: [3, 3, 5] },
    ],
    caseLights: [
      lamp('led-power', LIGHT_Y.power),
      lamp('led-charge', LIGHT_Y.charge),
      lamp('led-caps', LIGHT_Y.caps),
    ],
    views: MARLOW_VIEWS,
    shades: [
      benchShade(0, -2, 340, 170),
      benchShade(0, -2, 260, 130, 0.5),
      ...BENCH_SHADES,
      shade(CPU_CENTRE[0], CPU_CENTRE[1], 70, 70),
    ],
    glows: [],
    boardAt: BOARD_ORIGIN,
    board: MARLOW_BOARD,
    enclosure: {
      min: [CHASSIS.left + 2, CHASSIS.bottom + 2, CHASSIS.floor],
      max: [CHASSIS.right - 2, CHASSIS.top - 2, CHASSIS.open - 1],
      open: [0, 0, 1],
      wall: 0.4,
    },
    smokeFrom: add(onBoard(...CPU_CENTRE), [0, 0, 10]),
    ventColour: '#4a4d52',
  },
  {
    'spare-dimm': { like: 'dimm-1', bench: rest(-1080, 320, 0, [-QUARTER, 0, 0.1]) },
    'spare-nvme': { like: 'ssd-m2-1', bench: SPARE_SPOTS.m2 },
  },
);
