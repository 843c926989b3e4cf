import { HARBOUR_OFFICE } from './customers.ts';
import { COUNTED_ERRORS, GREY_FINS, LOW_THREE, TIRED_CELL, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

/** "The booking screen says offline": no link, at the harbour's counter. */
const OFFLINE_COUNTER: StoryTwin = {
  id: 'offline-counter',
  pool: 'reserved',
  of: 'no-link',
  asset: { memory: '32 GB', network: '1 Gb/s', socket: 'D1-07' },
  // A counter computer with twice the memory.
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'lead-open': [
      { faults: [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [1, 2] } }] },
      { faults: [{ kind: 'trait', target: 'cable-lan', traits: { openPairs: [2, 3] } }] },
    ],
    'lan-plug-loose': [
      { faults: [{ kind: 'plug', end: 'cable-lan', plug: 'partial' }], part: ['cable-lan', 'port-lan'] },
      {
        faults: [{ kind: 'plug', end: 'cable-lan-far', plug: 'partial' }],
        part: ['cable-lan-far', 'wall-lan', 'cable-lan'],
      },
    ],
  },
  customers: HARBOUR_OFFICE,
  oddities: [LOW_THREE, GREY_FINS, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

export const NETWORK_TWINS: readonly StoryTwin[] = [OFFLINE_COUNTER];
