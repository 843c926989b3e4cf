import { HARROW_5000_MT } from '../../../machines/harrow-5000-mt.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  MEMTEST,
  type Mounting,
  OPEN_CASE,
  putIn,
  START,
  takeOut,
} from '../../procedures.ts';
import { FLASHING_LIGHT } from '../../public/no-post/flashing-light.ts';
import { closing, said, theory } from '../expert-plan.ts';
import {
  memoryClean,
  memoryFrom,
  memoryIsComplete,
  moduleReplaced,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Amber and white flashing after years of service": one of four modules, or one of the slots under them. */
const STORY: Story = {
  ...FLASHING_LIGHT,
  mains: 'any',
  build: { parts: [...HARROW_5000_MT.standard.parts, 'dimm-2', 'dimm-4'] },
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'memory-loose',
      band: 'common',
      placements: [
        { faults: [{ kind: 'unseat', part: 'dimm-2', end: 'top' }] },
        { faults: [{ kind: 'unseat', part: 'dimm-3', end: 'bottom' }] },
      ],
    },
    {
      id: 'module-2-dead',
      band: 'possible',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'condition', part: 'dimm-2', condition: 'damaged' }] }],
    },
    {
      id: 'module-3-dead',
      band: 'possible',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'condition', part: 'dimm-3', condition: 'damaged' }] }],
    },
    {
      id: 'slot-3-broken',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'slot-3', traits: { contacts: 'broken' } }] }],
    },
  ],
  setups: { panel: 90, module: 120, alone: 420 },
  tests: [
    {
      id: 'look-at-memory',
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
    {
      id: 'look:slot-3',
      outcomes: ['normal', 'contact-broken'],
      otherwise: 'normal',
      says: { 'slot-3-broken': 'contact-broken' },
    },
  ],
  answers: { opened: 'never', warnings: 'one-freeze', urgent: 'colleague' },
  plan: (view) => {
    const first: readonly LabCommand[] = [
      ...MAKE_SAFE,
      ...OPEN_CASE,
      ...inspect('dimm-3'),
      ...takeOut('dimm-3', slot('3')),
      { kind: 'use-tool', tool: 'flashlight', target: 'slot-3' },
    ];
    const contacts = said(view, 'look:slot-3');
    if (contacts === null) return first;
    return [...first, ...(contacts === 'contact-broken' ? leaveSlotEmpty(view) : tryAlone(view))];
  },
};

function slot(name: '1' | '2' | '3' | '4'): Mounting {
  return {
    socket: `slot-${name}`,
    ends: ['top', 'bottom'],
    cables: [],
    latches: [`latch-${name}-top`, `latch-${name}-bottom`],
    screws: [],
  };
}

function leaveSlotEmpty(view: LabView): readonly LabCommand[] {
  return [
    theory('slot-3-broken', 95),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'warranty' },
    ...CONNECT,
    ...START,
    ...MEMTEST,
    ...closing(view, {
      symptom: 'blinking',
      cause: 'slot-3-broken',
      evidence: ['look:slot-3'],
      verification: ['start-system', 'run:memtest'],
      action: 'escalate',
      part: 'motherboard',
      prevention: 'warranty-board',
    }),
  ];
}

/** Module 3 alone where another one worked: it answers, or it is the one. */
function tryAlone(view: LabView): readonly LabCommand[] {
  const alone: readonly LabCommand[] = [
    ...takeOut('dimm-1', slot('1')),
    ...takeOut('dimm-2', slot('2')),
    ...takeOut('dimm-4', slot('4')),
    ...putIn('dimm-3', slot('1')),
    ...CONNECT,
    { kind: 'press-power' },
  ];
  const answer = said(view, 'try:dimm-3@slot-1');
  if (answer === null) return alone;
  const dead = answer === 'fails' ? '3' : '2';
  return [...alone, { kind: 'press-power' }, ...MAKE_SAFE, ...replaceModule(view, dead)];
}

function replaceModule(view: LabView, dead: '2' | '3'): readonly LabCommand[] {
  const fitted = (name: '2' | '3'): string => (name === dead ? 'spare-dimm' : `dimm-${name}`);
  return [
    theory(`module-${dead}-dead`, 90),
    { kind: 'order-part', sku: 'dimm' },
    ...takeOut('dimm-3', slot('1')),
    ...putIn('dimm-1', slot('1')),
    ...putIn(fitted('2'), slot('2')),
    ...putIn(fitted('3'), slot('3')),
    ...putIn('dimm-4', slot('4')),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...MEMTEST,
    ...closing(view, {
      symptom: 'blinking',
      cause: `module-${dead}-dead`,
      evidence: ['try:dimm-3@slot-1'],
      verification: ['start-system', 'run:memtest'],
      action: 'place-part',
      part: `dimm-${dead}`,
      prevention: 'record-module',
    }),
  ];
}

/** HW-12 One module too many: the fault goes wherever the module goes. */
function deadModule(id: string, name: '2' | '3'): CaseData {
  return {
    id,
    truth: `module-${name}-dead`,
    difficulty: 3,
    objectives: ['C1 3.3', 'C1 5.1'],
    parMinutes: 23,
    parPartsUsd: 45,
    cured: moduleReplaced(STORY, `dimm-${name}`),
    goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
    verify: [STARTED, memoryClean('memory-clean', 1)],
    note: {
      symptom: ['blinking'],
      cause: [`module-${name}-dead`],
      action: ['place-part', 'order-part', 'seat-part'],
      part: [`dimm-${name}`, ...SPARE_MODULES],
      prevention: ['record-module'],
    },
  };
}

const HW_12: CaseData = deadModule('HW-12', '2');

const HW_12_THIRD: CaseData = deadModule('HW-12-third', '3');

/** What is left to work with until the board is replaced: one module for each channel, or more. */
const WORKING_PAIR_MIB = 16_384;

/** HW-13 It is the slot: whatever sits in slot 3 fails; the board goes to its warranty, the rest works meanwhile. */
const HW_13: CaseData = {
  id: 'HW-13',
  truth: 'slot-3-broken',
  exempt: ['slot-1', 'slot-2', 'slot-3', 'slot-4'],
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 22,
  cured: ({ machine, job }) =>
    job.escalatedTo === 'warranty' && Object.values(machine.parts).every(({ socket }) => socket !== 'slot-3'),
  goal: [STARTS, memoryFrom(WORKING_PAIR_MIB), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, memoryClean('memory-clean', 1)],
  note: {
    symptom: ['blinking'],
    cause: ['slot-3-broken'],
    action: ['escalate', 'lift-part'],
    part: ['motherboard'],
    prevention: ['warranty-board'],
  },
};

export const FLASHING_LIGHT_CASES: StoryCases = { story: STORY, cases: [HW_12, HW_12_THIRD, HW_13] };
