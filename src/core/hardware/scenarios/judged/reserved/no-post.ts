import { CELL_CROOKED, CELL_REVERSED, emptyCell } from '../causes/cmos-cell.ts';
import { WITH_FILE_SSD } from '../drives/data-lead.ts';
import { raisedEnds } from '../no-post/memory-work.ts';
import { CLINIC, SCHOOL, STUDIO } from './customers.ts';
import { COUNTED_ERRORS, GREY_FINS, LOW_THREE, SLOW_SERVICE, TIRED_CELL, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

const CLOCK_LOST = { kind: 'clock-lost' } as const;

/** "It wants a key before every lesson": a message at the start, in a classroom. */
const ONE_KEY_FIRST: StoryTwin = {
  id: 'one-key-first',
  pool: 'reserved',
  of: 'fan-error',
  asset: { memory: '32 GB' },
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'cell-misfitted': [{ faults: [CELL_REVERSED, CLOCK_LOST] }, { faults: [CELL_CROOKED, CLOCK_LOST] }],
    'cell-empty': [emptyCell(2.22, CLOCK_LOST), emptyCell(2.46, CLOCK_LOST), emptyCell(2.68, CLOCK_LOST)],
  },
  customers: SCHOOL,
  oddities: [LOW_THREE, SLOW_SERVICE, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

/** "The light blinks and the ward list does not open": four modules and a drive for files. */
const AMBER_MORNING: StoryTwin = {
  id: 'amber-morning',
  pool: 'reserved',
  of: 'flashing-light',
  asset: { 'drive-2': 'Swiftline S3 500 GB' },
  more: WITH_FILE_SSD,
  placements: { 'memory-loose': raisedEnds('dimm-4', 'dimm-2', 'dimm-3', 'dimm-1') },
  customers: CLINIC,
  oddities: [LOW_THREE, GREY_FINS, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

/** "The processor from the trade fair": other firmware on the board, a second M.2 drive. */
const FAIR_BARGAIN: StoryTwin = {
  id: 'fair-bargain',
  pool: 'reserved',
  of: 'newest-processor',
  asset: { 'drive-2': 'Swiftline M1 1 TB' },
  arrival: [{ kind: 'fit', part: 'ssd-m2-2', socket: 'slot-m2-2' }],
  placements: {
    'firmware-old': [
      { faults: [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.10' } }] },
      { faults: [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.30' } }] },
    ],
  },
  customers: STUDIO,
  oddities: [LOW_THREE, SLOW_SERVICE, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

export const NO_POST_TWINS: readonly StoryTwin[] = [ONE_KEY_FIRST, AMBER_MORNING, FAIR_BARGAIN];
