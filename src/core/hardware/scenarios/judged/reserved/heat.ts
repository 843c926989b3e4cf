import { dustIn } from '../causes/cooling.ts';
import { CLINIC, SCHOOL, STUDIO } from './customers.ts';
import { COUNTED_ERRORS, LOW_THREE, SLOW_SERVICE, TIRED_CELL, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

/** "It howls since I put new lights in": a liquid cooler, on a machine with a second M.2 drive. */
const NEW_LIGHTS: StoryTwin = {
  id: 'new-lights',
  pool: 'reserved',
  of: 'still-water',
  asset: { 'drive-2': 'Swiftline M1 1 TB' },
  arrival: [{ kind: 'fit', part: 'ssd-m2-2', socket: 'slot-m2-2' }],
  placements: {
    'pump-unpowered': [
      { faults: [{ kind: 'plug', end: 'cable-pump-power', plug: 'partial' }] },
      { faults: [{ kind: 'plug', end: 'cable-pump-power', plug: 'none' }] },
    ],
    'cooler-dusty': dustIn('cpu-aio', 0.9, 1),
  },
  customers: STUDIO,
  oddities: [LOW_THREE, SLOW_SERVICE, TIRED_CELL],
  theories: TWIN_THEORIES,
};

/** "The scans take all afternoon": heat or a disk, in a clinic's X-ray room. */
const LATE_SCANS: StoryTwin = {
  id: 'late-scans',
  pool: 'reserved',
  of: 'slow-afternoons',
  asset: { memory: '32 GB' },
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'cooler-dusty': dustIn('cpu-cooler', 0.9, 0.75),
    'disk-failing': [
      { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 84, '197': 21, '198': 21 } } }] },
      { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 176, '187': 14, '197': 27 } } }] },
    ],
  },
  customers: CLINIC,
  oddities: [LOW_THREE, SLOW_SERVICE, TIRED_CELL],
  theories: TWIN_THEORIES,
};

/** "The class tests crash": memory, a disk or the supply, on 120 V. */
const LOST_MARKS: StoryTwin = {
  id: 'lost-marks',
  pool: 'reserved',
  of: 'random-blue',
  asset: { origin: 'Canada, 120 V' },
  mains: 120,
  placements: {
    'disk-failing': [
      {
        faults: [
          { kind: 'trait', target: 'hdd', traits: { smart: { '5': 118, '187': 26, '197': 33, '198': 33 } } },
        ],
      },
      { faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 19, '197': 11, '198': 11 } } }] },
    ],
  },
  customers: SCHOOL,
  oddities: [LOW_THREE, SLOW_SERVICE, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

export const HEAT_TWINS: readonly StoryTwin[] = [LATE_SCANS, NEW_LIGHTS, LOST_MARKS];
