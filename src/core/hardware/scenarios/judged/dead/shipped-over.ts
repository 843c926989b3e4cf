import type { LabCommand } from '../../../model/commands.ts';
import { isHome } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  OPEN_CASE,
  READ_MEMORY,
  READ_SENSORS,
  START,
} from '../../procedures.ts';
import { SHIPPED_OVER } from '../../public/dead/shipped-over.ts';
import { closing, pushModuleHome, said, theory } from '../expert-plan.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  RAILS_READ,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Shipped from our US office to the 230 V site, please set it up, it is untouched": look before power. */
const STORY: Story = {
  ...SHIPPED_OVER,
  mains: 230,
  arrival: [],
  suspects: [
    {
      id: 'selector',
      band: 'common',
      placements: [{ faults: [{ kind: 'switch', target: 'mains-selector', position: '115' }] }],
    },
    {
      id: 'memory-loose',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'unseat', part: 'dimm-1', end: 'top' }] },
        { faults: [{ kind: 'unseat', part: 'dimm-3', end: 'bottom' }] },
      ],
    },
    {
      id: 'card-loose',
      band: 'rare',
      placements: [{ faults: [{ kind: 'unseat', part: 'gpu', end: 'edge' }] }],
    },
    {
      id: 'main-plug',
      band: 'rare',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }] }],
    },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-standby' } }] }],
    },
    { id: 'nothing-wrong', band: 'possible', placements: [{ faults: [] }] },
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
    {
      id: 'psu-tester',
      outcomes: ['pass', 'fail', 'dark'],
      otherwise: 'pass',
      // Testing the supply at the wrong voltage setting bursts it.
      says: { 'supply-dead': 'dark', selector: 'dark' },
    },
  ],
  answers: { tried: 'not-yet', parcel: 'dented', prepared: 'no-idea' },
  plan: (view, log) => [
    ...inspect('mains-selector'),
    ...(said(view, 'look:mains-selector') === 'set-115' ? setVoltage(view) : lookInside(view, log)),
  ],
};

function setVoltage(view: LabView): readonly LabCommand[] {
  return [
    theory('selector', 95),
    { kind: 'set-switch', target: 'mains-selector', position: '230' },
    { kind: 'plug-cable', target: 'cable-mains' },
    ...START,
    READ_SENSORS,
    ...closing(view, {
      symptom: 'set-up',
      cause: 'selector',
      evidence: ['look:mains-selector'],
      verification: ['start-system', 'page:firmware-sensors'],
      action: 'set-switch',
      part: 'psu',
      prevention: 'label-voltage',
    }),
  ];
}

function lookInside(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  return [
    { kind: 'wear-strap' },
    ...OPEN_CASE,
    ...inspect('dimm-1'),
    theory('memory-loose', 95),
    ...pushModuleHome(view, log),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'set-up',
      cause: 'memory-loose',
      evidence: ['look-at-memory'],
      action: 'seat-part',
      part: 'dimm-1',
      prevention: 'pack-better',
    }),
  ];
}

/** HW-04 Wrong country: the selector stands at 115 and the wall gives 230 V (rule P4). */
const HW_04: CaseData = {
  id: 'HW-04',
  truth: 'selector',
  difficulty: 3,
  objectives: ['C1 3.6', 'C2 4.4'],
  parMinutes: 6,
  cured: ({ machine }) => machine.selector === '230',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, RAILS_READ],
  note: {
    symptom: ['set-up'],
    cause: ['selector'],
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
  parMinutes: 8,
  cured: ({ machine }) => ['dimm-1', 'dimm-3'].every((id) => isHome(machine.parts[id])),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['set-up', 'no-picture'],
    cause: ['memory-loose'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-1', 'dimm-3'],
    prevention: ['pack-better'],
  },
};

export const SHIPPED_OVER_CASES: StoryCases = { story: STORY, cases: [HW_04, HW_04_SHAKEN] };
