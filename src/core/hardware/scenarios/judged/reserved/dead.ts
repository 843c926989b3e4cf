import { HARBOUR_OFFICE, STUDIO } from './customers.ts';
import { COUNTED_ERRORS, GREY_FINS, LOW_THREE, TIRED_CELL, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

/** "It twitches on the morning of the show": a new build with a second M.2 drive, held by other screws. */
const SHOW_MORNING: StoryTwin = {
  id: 'show-morning',
  pool: 'reserved',
  of: 'new-build-twitch',
  asset: { 'drive-2': 'Swiftline M1 1 TB' },
  arrival: [{ kind: 'fit', part: 'ssd-m2-2', socket: 'slot-m2-2' }],
  placements: {
    'cooler-loose': [
      { faults: [{ kind: 'screw', screw: 'screw-cooler-2', state: 'out' }] },
      { faults: [{ kind: 'screw', screw: 'screw-cooler-4', state: 'out' }] },
    ],
  },
  customers: STUDIO,
  oddities: [LOW_THREE],
  theories: TWIN_THEORIES,
};

/** "We carried it up to the new office": on 120 V, with a stick in its front, and the other ends of the modules come up. */
const UP_THE_STAIRS: StoryTwin = {
  id: 'up-the-stairs',
  pool: 'reserved',
  of: 'moved-desks',
  asset: { origin: 'Canada, 120 V' },
  mains: 120,
  arrival: [{ kind: 'fit', part: 'usb-stick', socket: 'usb-front-1' }],
  placements: {
    'memory-loose': [
      { faults: [{ kind: 'unseat', part: 'dimm-1', end: 'bottom' }], part: ['dimm-1', 'slot-1'] },
      { faults: [{ kind: 'unseat', part: 'dimm-3', end: 'top' }], part: ['dimm-3', 'slot-3'] },
    ],
  },
  customers: HARBOUR_OFFICE,
  oddities: [LOW_THREE, GREY_FINS, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

export const DEAD_TWINS: readonly StoryTwin[] = [SHOW_MORNING, UP_THE_STAIRS];
