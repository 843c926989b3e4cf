import type { NoteKey } from '../../../../assessment/case.ts';
import { isHome } from '../../../model/state.ts';
import { SHIPPED_OVER } from '../../public/dead/shipped-over.ts';
import { deadSupply } from '../causes/dead-supply.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { looksAtEither } from '../seen-marks.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { looksBeforePower } from './shipped-over-plan.ts';

/** "Shipped from our US office to the 230 V site, please set it up, it is untouched": look before power. */
const STORY: Story = {
  ...SHIPPED_OVER,
  mains: 230,
  arrival: [],
  suspects: [
    {
      id: 'selector',
      band: 'possible',
      placements: [{ faults: [{ kind: 'switch', target: 'mains-selector', position: '115' }] }],
    },
    {
      id: 'memory-loose',
      band: 'common',
      placements: [
        { faults: [{ kind: 'unseat', part: 'dimm-1', end: 'top' }], part: ['dimm-1', 'slot-1'] },
        { faults: [{ kind: 'unseat', part: 'dimm-3', end: 'bottom' }], part: ['dimm-3', 'slot-3'] },
      ],
    },
    {
      id: 'card-loose',
      band: 'possible',
      placements: [{ faults: [{ kind: 'unseat', part: 'gpu', end: 'edge' }] }],
    },
    {
      id: 'main-plug',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }] }],
    },
    {
      id: 'data-lead',
      band: 'possible',
      // Another data cable, pushed home, works too.
      parts: ['cable-sata-data-spare'],
      placements: [
        {
          faults: [{ kind: 'plug', end: 'cable-sata-data', plug: 'none' }],
          part: ['cable-sata-data', 'hdd-data'],
        },
        {
          faults: [{ kind: 'plug', end: 'cable-sata-data-far', plug: 'none' }],
          part: ['cable-sata-data-far', 'cable-sata-data', 'sata-1'],
        },
      ],
    },
    {
      id: 'supply-dead',
      band: 'possible',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }] }],
    },
  ],
  setups: { panel: 45 },
  tests: [
    {
      id: 'look:mains-selector',
      outcomes: ['set-230', 'set-115'],
      otherwise: 'set-230',
      says: { selector: 'set-115' },
    },
    {
      id: 'look-at-memory',
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
    {
      id: 'look:cable-atx24',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'look:gpu',
      outcomes: ['normal', 'stands-proud'],
      otherwise: 'normal',
      says: { 'card-loose': 'stands-proud' },
    },
    ...looksAtEither('data-lead', { 'cable-sata-data': 'hangs-loose', 'sata-1': 'empty' }),
    {
      id: 'psu-tester',
      outcomes: ['pass', 'fail', 'dark'],
      otherwise: 'pass',
      // Testing the supply at the wrong voltage setting bursts it.
      says: { 'supply-dead': 'dark', selector: 'dark' },
    },
  ],
  answers: { tried: 'not-yet', parcel: 'dented', prepared: 'no-idea' },
  plan: looksBeforePower,
};

const COMMON: Pick<CaseData, 'goal' | 'verify'> = {
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
};

/** HW-04 Wrong country: the selector stands at 115 and the wall gives 230 V (rule P4). */
const HW_04: CaseData = {
  id: 'HW-04',
  truth: 'selector',
  difficulty: 3,
  objectives: ['C1 3.6', 'C2 4.4'],
  parMinutes: 10,
  cured: ({ machine }) => machine.selector === '230',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ],
  note: {
    symptom: ['set-up'],
    action: ['set-switch'],
    part: ['psu', null],
    prevention: ['label-voltage'],
  },
};

/** Its look-alike: the voltage was set before it was sent, and the courier shook a module loose. */
const HW_04_SHAKEN: CaseData = {
  id: 'HW-04-shaken',
  truth: 'memory-loose',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => ['dimm-1', 'dimm-3'].every((id) => isHome(machine.parts[id])),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['set-up', 'no-picture'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-1', 'dimm-3'],
    prevention: ['pack-better'],
  },
};

/** What the courier shook loose. */
function shaken(
  symptom: readonly string[],
  part: NoteKey['part'],
  action: readonly string[] = ['plug-cable'],
): CaseData['note'] {
  return {
    symptom: ['set-up', ...symptom],
    action,
    part,
    prevention: ['pack-better'],
  };
}

/** Its look-alike: the graphics card came out of its slot. */
const HW_04_CARD: CaseData = {
  ...COMMON,
  id: 'HW-04-card',
  truth: 'card-loose',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => isHome(machine.parts['gpu']),
  note: shaken(['no-picture'], ['gpu', 'slot-x16'], ['seat-part', 'place-part']),
};

/** Its look-alike: the 24-pin plug worked loose. */
const HW_04_MAIN: CaseData = {
  ...COMMON,
  id: 'HW-04-main',
  truth: 'main-plug',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  note: shaken(['dead'], ['cable-atx24', 'conn-atx24']),
};

/** Its look-alike: the data cable of the hard disk came off at one end. */
const HW_04_DATA: CaseData = {
  ...COMMON,
  id: 'HW-04-data',
  truth: 'data-lead',
  difficulty: 2,
  objectives: ['C1 3.2', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) =>
    ['cable-sata-data', 'cable-sata-data-spare'].some(
      (end) => machine.plugs[end] === 'latched' && machine.plugs[`${end}-far`] === 'latched',
    ),
  note: shaken([], ['cable-sata-data']),
};

/** Its look-alike: the power supply did not survive the journey. */
const HW_04_SUPPLY: CaseData = {
  ...deadSupply(['set-up', 'dead'], ['pack-better']),
  id: 'HW-04-supply',
  difficulty: 3,
  parMinutes: 30,
};

export const SHIPPED_OVER_CASES: StoryCases = {
  story: STORY,
  cases: [HW_04, HW_04_SHAKEN, HW_04_CARD, HW_04_MAIN, HW_04_DATA, HW_04_SUPPLY],
};
