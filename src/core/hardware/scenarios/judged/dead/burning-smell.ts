import { partIn } from '../../../model/state.ts';
import { BURNING_SMELL } from '../../public/dead/burning-smell.ts';
import type { Predicate } from '../../scenario.ts';
import {
  isSupplied,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { looksAtBoth } from '../seen-marks.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { cutsPowerFirst } from './burning-smell-plan.ts';

/** "There's a burning smell and a wisp of smoke, it is still running": power away first, then look. */
const STORY: Story = {
  ...BURNING_SMELL,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'supply-burning',
      band: 'possible',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { burning: true } }] }],
    },
    {
      id: 'card-burnt',
      band: 'possible',
      parts: ['gpu'],
      placements: [{ faults: [{ kind: 'condition', part: 'gpu', condition: 'burnt' }] }],
    },
    {
      id: 'module-burnt',
      band: 'possible',
      parts: ['dimm'],
      placements: [
        { faults: [{ kind: 'condition', part: 'dimm-1', condition: 'burnt' }], part: ['dimm-1', 'slot-1'] },
        { faults: [{ kind: 'condition', part: 'dimm-3', condition: 'burnt' }], part: ['dimm-3', 'slot-3'] },
      ],
    },
    {
      id: 'board-burnt',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'condition', part: 'motherboard', condition: 'burnt' }] }],
    },
  ],
  setups: { panel: 90 },
  tests: [
    {
      id: 'look:psu',
      outcomes: ['normal', 'brown-vent'],
      otherwise: 'normal',
      says: { 'supply-burning': 'brown-vent' },
    },
    {
      id: 'look:gpu',
      outcomes: ['normal', 'scorched'],
      otherwise: 'normal',
      says: { 'card-burnt': 'scorched' },
    },
    ...looksAtBoth('module-burnt', 'scorched', ['dimm-1', 'dimm-3']),
    {
      id: 'look:motherboard',
      outcomes: ['sticker-current', 'scorched'],
      otherwise: 'sticker-current',
      says: { 'board-burnt': 'scorched' },
    },
  ],
  answers: { 'where-smell': 'at-the-back', unsaved: 'half-hour', 'since-when': 'ten-minutes' },
  plan: cutsPowerFirst,
};

/** Verified that nothing else is burnt: by inspecting the board at any time, or by smelling the running machine afterwards. */
const NO_BURNS: Predicate = {
  id: 'no-burns',
  holds: (state) =>
    proven('no-burns', 'sniff', 'nothing').holds(state) ||
    state.evidence.some(({ test, outcome }) => test === 'look:motherboard' && outcome !== 'scorched'),
};

/** HW-07 Smell of trouble: the supply burns while it has mains. */
const HW_07: CaseData = {
  id: 'HW-07',
  truth: 'supply-burning',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1', 'C2 4.4'],
  parMinutes: 24,
  parPartsUsd: 85,
  cured: isSupplied,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ, NO_BURNS],
  note: {
    symptom: ['burning'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['psu', 'spare-psu'],
    prevention: ['incident-note'],
  },
};

/** Its look-alike: it is the card that burnt. */
const HW_07_CARD: CaseData = {
  id: 'HW-07-card',
  truth: 'card-burnt',
  difficulty: 3,
  objectives: ['C1 5.1', 'C1 5.3', 'C2 4.4'],
  parMinutes: 18,
  parPartsUsd: 300,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card !== null && machine.parts[card]?.condition === 'sound';
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, NO_BURNS],
  note: {
    symptom: ['burning'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['gpu', 'spare-gpu'],
    prevention: ['incident-note'],
  },
};

/** Its look-alike: a memory module burnt. */
const HW_07_MODULE: CaseData = {
  id: 'HW-07-module',
  truth: 'module-burnt',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1', 'C2 4.4'],
  parMinutes: 16,
  parPartsUsd: 45,
  cured: ({ machine }) =>
    ['dimm-1', 'dimm-3'].every(
      (id) => machine.parts[id]?.socket === null || machine.parts[id]?.condition === 'sound',
    ),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, NO_BURNS],
  note: {
    symptom: ['burning'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['dimm-1', 'dimm-3'],
    prevention: ['incident-note'],
  },
};

/** The board was seen to be burnt before the job was passed on. */
const BURN_SEEN: Predicate = {
  id: 'burn-seen',
  holds: ({ evidence }) =>
    evidence.some(({ test, outcome }) => test === 'look:motherboard' && outcome === 'scorched'),
};

/** Its look-alike: the board burnt. A burnt board of this age is not replaced here. */
const HW_07_BOARD: CaseData = {
  id: 'HW-07-board',
  truth: 'board-burnt',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1', 'C2 4.4'],
  parMinutes: 11,
  cured: ({ job }) => job.escalatedTo === 'asset-desk',
  goal: [PUT_TOGETHER],
  verify: [BURN_SEEN],
  note: {
    symptom: ['burning'],
    action: ['escalate'],
    part: ['motherboard'],
    prevention: ['incident-note'],
  },
};

export const BURNING_SMELL_CASES: StoryCases = {
  story: STORY,
  cases: [HW_07, HW_07_CARD, HW_07_MODULE, HW_07_BOARD],
};
