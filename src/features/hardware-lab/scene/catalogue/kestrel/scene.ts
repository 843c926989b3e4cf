import { SPARE_SPOTS } from '../removals.ts';
import type { MachinePlan } from '../scene-machine.ts';
import { withStandIns } from '../stand-ins.ts';
import { KESTREL_BOARD } from './board-print.ts';
import { KESTREL_BODIES, M2_HOME, SECOND_M2_HOME } from './bodies.ts';
import { KESTREL_CABLES } from './cables.ts';
import { KESTREL_CONNECTORS } from './connectors.ts';
import { KESTREL_SHADES } from './contact-shades.ts';
import { KESTREL_GLOWS } from './glows.ts';
import { BOARD_ORIGIN, CASE, MEMORY_SLOT, MEMORY_SLOTS, MODULE_SEAT, onBoard } from './layout.ts';
import { KESTREL_REMOVALS } from './removals.ts';
import { KESTREL_TOUCH_AREAS } from './touch-areas.ts';
import { KESTREL_VIEWS } from './views.ts';

/** A large card rests on its fans, higher than a small one. */
const LARGE_CARD_SPOT = {
  ...SPARE_SPOTS.card,
  at: [SPARE_SPOTS.card.at[0], 30, SPARE_SPOTS.card.at[2]],
} as const;

/** Kestrel B7: white retail tower, black board, glass side. */
export const KESTREL: MachinePlan = withStandIns(
  {
    model: 'kestrel-b7',
    bodies: KESTREL_BODIES,
    removals: KESTREL_REMOVALS,
    seats: {
      ...Object.fromEntries(
        MEMORY_SLOTS.map(({ name, x }) => [
          `slot-${name}`,
          { at: onBoard(x, MEMORY_SLOT.centreY, MODULE_SEAT), turn: [0, 0, 0] as const },
        ]),
      ),
      'slot-m2-1': M2_HOME,
      'slot-m2-2': SECOND_M2_HOME,
    },
    connectors: KESTREL_CONNECTORS,
    cables: KESTREL_CABLES,
    touchAreas: KESTREL_TOUCH_AREAS,
    // Its power LED is the ring of the button.
    caseLights: [],
    views: KESTREL_VIEWS,
    shades: KESTREL_SHADES,
    glows: KESTREL_GLOWS,
    boardAt: BOARD_ORIGIN,
    board: KESTREL_BOARD,
    enclosure: {
      min: [CASE.left + 2, 4, CASE.back + 1],
      max: [200, CASE.top - 10, CASE.open - 4],
      open: [0.16, 0.3, 1],
      wall: 0.4,
    },
    smokeFrom: [CASE.left - 14, 70, 70],
    ventColour: '#c6c8ca',
  },
  {
    'spare-dimm': { like: 'dimm-b2', bench: SPARE_SPOTS.memory },
    'spare-dimm-2': { like: 'dimm-a2', bench: SPARE_SPOTS.memory2 },
    'spare-psu': { like: 'psu', bench: SPARE_SPOTS.supply },
    'spare-cell': { like: 'cmos-cell', bench: SPARE_SPOTS.cell },
    'spare-nvme': { like: 'ssd-m2-1', bench: SPARE_SPOTS.m2 },
    'spare-hdd': { like: 'hdd', bench: SPARE_SPOTS.hdd },
    'spare-ssd': { like: 'ssd-sata', bench: SPARE_SPOTS.ssd },
    'spare-gpu': { like: 'gpu', bench: LARGE_CARD_SPOT },
    'spare-cpu': { like: 'cpu', bench: SPARE_SPOTS.processor },
    'spare-cooler': { like: 'cpu-cooler', bench: SPARE_SPOTS.cooler },
    'spare-aio': { like: 'cpu-aio', bench: SPARE_SPOTS.liquid },
    'spare-board': { like: 'motherboard', bench: SPARE_SPOTS.board },
    'spare-monitor': { like: 'monitor', bench: SPARE_SPOTS.monitor },
  },
);
