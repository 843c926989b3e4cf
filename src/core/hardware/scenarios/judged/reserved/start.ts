import { CELL_CROOKED, emptyCell } from '../causes/cmos-cell.ts';
import { dustIn } from '../causes/cooling.ts';
import { CLINIC, HARBOUR_OFFICE, STUDIO } from './customers.ts';
import { COUNTED_ERRORS, GREY_FINS, LOW_THREE, SLOW_SERVICE, TIRED_CELL, TWIN_THEORIES } from './oddities.ts';
import type { StoryTwin } from './story-twin.ts';

/** "The appointments are in the wrong year": a clock that is lost overnight, at a clinic's reception. */
const LOST_YEARS: StoryTwin = {
  id: 'lost-years',
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

/** "Only white letters since the inspection": no system starts, on a harbour computer with twice the memory. */
const WHITE_LETTERS: StoryTwin = {
  id: 'white-letters',
  pool: 'reserved',
  of: 'no-boot',
  asset: { memory: '32 GB' },
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'drive-proud': [
      { faults: [{ kind: 'screw', screw: 'screw-m2-1', state: 'out' }] },
      {
        faults: [
          { kind: 'unseat', part: 'ssd-m2-1', end: 'edge' },
          { kind: 'screw', screw: 'screw-m2-1', state: 'out' },
        ],
      },
    ],
  },
  customers: HARBOUR_OFFICE,
  oddities: [LOW_THREE, SLOW_SERVICE, GREY_FINS, TIRED_CELL, COUNTED_ERRORS],
  theories: TWIN_THEORIES,
};

/** "The negatives of thirty years": an old tower with one disk, in a photographer's studio. */
const LAST_NEGATIVES: StoryTwin = {
  id: 'last-negatives',
  pool: 'reserved',
  of: 'only-copy',
  asset: { memory: '8 GB' },
  more: { parts: ['dimm-2', 'dimm-4'], cables: [] },
  placements: {
    'disk-failing': [
      {
        faults: [
          {
            kind: 'trait',
            target: 'hdd',
            traits: { clicking: true, smart: { '5': 244, '187': 35, '197': 71, '198': 71 } },
          },
        ],
      },
      {
        faults: [
          { kind: 'trait', target: 'hdd', traits: { smart: { '5': 96, '187': 18, '197': 52, '198': 52 } } },
        ],
      },
    ],
    'cooler-dusty': dustIn('cpu-cooler', 0.95),
  },
  customers: STUDIO,
  oddities: [LOW_THREE, SLOW_SERVICE, TIRED_CELL],
  theories: TWIN_THEORIES,
};

export const START_TWINS: readonly StoryTwin[] = [WHITE_LETTERS, LOST_YEARS, LAST_NEGATIVES];
