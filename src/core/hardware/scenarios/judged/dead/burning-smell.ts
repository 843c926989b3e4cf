import type { LabCommand } from '../../../model/commands.ts';
import { partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  READ_SENSORS,
  START,
  takeOut,
} from '../../procedures.ts';
import { BURNING_SMELL } from '../../public/dead/burning-smell.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { BRANT_SUPPLY } from '../mountings.ts';
import {
  isSupplied,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "There's a burning smell and a wisp of smoke, it is still running": power away first, then look. */
const STORY: Story = {
  ...BURNING_SMELL,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'supply-burning',
      band: 'common',
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
      id: 'lead-browned',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cable-sata-power', traits: { wires: 'browned' } }] }],
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
    {
      id: 'look:cable-sata-power',
      outcomes: ['normal', 'browned'],
      otherwise: 'normal',
      says: { 'lead-browned': 'browned' },
    },
  ],
  answers: { 'where-smell': 'at-the-back', unsaved: 'half-hour', 'since-when': 'ten-minutes' },
  plan: (view) => {
    const first: readonly LabCommand[] = [
      { kind: 'set-switch', target: 'strip-switch', position: 'off' },
      ...MAKE_SAFE,
      ...OPEN_CASE,
      ...inspect('psu'),
    ];
    const vent = said(view, 'look:psu');
    if (vent === null) return first;
    return [...first, ...(vent === 'brown-vent' ? replaceSupply(view) : replaceCard(view))];
  },
};

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-monitor'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1'],
};

const POWER_BACK: readonly LabCommand[] = [
  ...CLOSE_CASE,
  { kind: 'set-switch', target: 'strip-switch', position: 'on' },
  ...CONNECT,
  ...START,
];

function replaceSupply(view: LabView): readonly LabCommand[] {
  return [
    theory('supply-burning', 95),
    { kind: 'order-part', sku: 'psu' },
    ...takeOut('psu', BRANT_SUPPLY),
    ...inspect('motherboard'),
    ...putIn('spare-psu', BRANT_SUPPLY),
    ...POWER_BACK,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'burning',
      cause: 'supply-burning',
      evidence: ['look:psu'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'place-part',
      part: 'spare-psu',
      prevention: 'incident-note',
    }),
  ];
}

function replaceCard(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('gpu'),
    theory('card-burnt', 95),
    { kind: 'order-part', sku: 'gpu' },
    ...takeOut('gpu', CARD),
    ...inspect('motherboard'),
    ...putIn('spare-gpu', CARD),
    ...POWER_BACK,
    ...closing(view, {
      symptom: 'burning',
      cause: 'card-burnt',
      evidence: ['look:gpu'],
      action: 'place-part',
      part: 'spare-gpu',
      prevention: 'incident-note',
    }),
  ];
}

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
  parMinutes: 19,
  parPartsUsd: 85,
  cured: isSupplied,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ, NO_BURNS],
  note: {
    symptom: ['burning'],
    cause: ['supply-burning'],
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
  parMinutes: 13,
  parPartsUsd: 300,
  cured: ({ machine }) => {
    const card = partIn(machine, 'slot-x16');
    return card !== null && machine.parts[card]?.condition === 'sound';
  },
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, NO_BURNS],
  note: {
    symptom: ['burning'],
    cause: ['card-burnt'],
    action: ['place-part', 'order-part', 'seat-part', 'plug-cable', 'tighten-screw'],
    part: ['gpu', 'spare-gpu'],
    prevention: ['incident-note'],
  },
};

export const BURNING_SMELL_CASES: StoryCases = { story: STORY, cases: [HW_07, HW_07_CARD] };
