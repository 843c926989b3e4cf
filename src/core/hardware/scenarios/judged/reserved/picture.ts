import { SCHOOL, STUDIO } from './customers.ts';
import { COUNTED_ERRORS, GREY_FINS, LOW_THREE, SLOW_SERVICE, TIRED_CELL, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

/** "The board at the front stays dark": a monitor that shows nothing, beside a running computer. */
const DARK_BOARD: StoryTwin = {
  id: 'dark-board',
  pool: 'reserved',
  of: 'black-screen',
  asset: { memory: '32 GB' },
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'input-wrong': [
      { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorInput: 'vga' } }] },
      { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorInput: 'displayport' } }] },
    ],
    'monitor-off': [
      { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorPower: 'off' } }] },
      { faults: [{ kind: 'trait', target: 'monitor', traits: { monitorPower: 'deep-sleep' } }] },
    ],
  },
  customers: SCHOOL,
  oddities: [LOW_THREE, SLOW_SERVICE, GREY_FINS, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

/** "Snow in green and pink": blocks in the picture, on a machine with a second M.2 drive. */
const GREEN_SNOW: StoryTwin = {
  id: 'green-snow',
  pool: 'reserved',
  of: 'confetti',
  asset: { 'drive-2': 'Swiftline M1 1 TB' },
  arrival: [{ kind: 'fit', part: 'ssd-m2-2', socket: 'slot-m2-2' }],
  placements: {
    'card-dusty': [{ faults: [{ kind: 'trait', target: 'gpu', traits: { dust: 0.95 } }] }],
  },
  customers: STUDIO,
  oddities: [LOW_THREE, SLOW_SERVICE, GREY_FINS, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

export const PICTURE_TWINS: readonly StoryTwin[] = [DARK_BOARD, GREEN_SNOW];
