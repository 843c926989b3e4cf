import { CELL_CROOKED, emptyCell } from '../causes/cmos-cell.ts';
import { CLINIC } from './customers.ts';
import { COUNTED_ERRORS, GREY_FINS, LOW_THREE, SLOW_SERVICE, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

/** "The appointments are in the wrong year": a clock that is lost overnight, at a clinic's reception. */
const WRONG_YEAR: StoryTwin = {
  id: 'wrong-year',
  pool: 'reserved',
  of: 'wrong-date',
  asset: { memory: '32 GB', 'sata-mode': 'RAID', 'boot-order': 'drive-first' },
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'cell-empty': [emptyCell(2.18), emptyCell(2.49), emptyCell(2.71)],
    'cell-crooked': [{ faults: [CELL_CROOKED] }],
  },
  customers: CLINIC,
  oddities: [LOW_THREE, GREY_FINS, SLOW_SERVICE, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

export const START_TWINS: readonly StoryTwin[] = [WRONG_YEAR];
