import { mustTrain } from '../../../behaviour/post.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { isHome } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  type Mounting,
  OPEN_CASE,
  putIn,
  READ_MEMORY,
  START,
  SWITCH_OFF,
  TRAIN,
  takeOut,
} from '../../procedures.ts';
import { ADDED_MEMORY } from '../../public/no-post/added-memory.ts';
import { closing, pushModuleHome, said, theory } from '../expert-plan.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  moduleReplaced,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Added memory, now black screen": a module that is not home, one that is dead, or nothing but impatience. */
const STORY: Story = {
  ...ADDED_MEMORY,
  mains: 'any',
  arrival: [{ kind: 'untrained' }, { kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'memory-loose',
      band: 'common',
      placements: [
        { faults: [{ kind: 'unseat', part: 'dimm-b2', end: 'top' }] },
        { faults: [{ kind: 'unseat', part: 'dimm-b2', end: 'bottom' }] },
      ],
    },
    {
      id: 'training-cut',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'untrained', seconds: 240 }] },
        { faults: [{ kind: 'untrained', seconds: 300 }] },
      ],
    },
    {
      id: 'module-dead',
      band: 'possible',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'condition', part: 'dimm-b2', condition: 'damaged' }] }],
    },
    {
      id: 'slot-broken',
      band: 'veryRare',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'slot-b2', traits: { contacts: 'broken' } }] }],
    },
  ],
  setups: { panel: 90, start: 15, alone: 240 },
  tests: [
    {
      id: 'read-post-code',
      outcomes: ['53', '51', 'moving', '55', 'AA'],
      otherwise: '51',
      says: { 'training-cut': 'moving' },
    },
    {
      id: 'read-debug-leds',
      outcomes: ['led-dram', 'led-dram-moving', 'led-cpu', 'led-vga', 'none'],
      otherwise: 'led-dram',
      says: { 'training-cut': 'led-dram-moving' },
    },
    {
      id: 'look-at-memory',
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
  ],
  answers: { 'what-added': 'same-kind', 'how-pushed': 'with-thumbs', 'how-long': 'two-minutes' },
  plan: (view, log) => {
    const first: readonly LabCommand[] = [{ kind: 'press-power' }, ...inspect('debug-leds')];
    const code = said(view, 'read-post-code');
    if (code === null) return first;
    return [...first, ...(code === 'moving' ? letItTrain(view) : lookInside(view, log))];
  },
};

function letItTrain(view: LabView): readonly LabCommand[] {
  return [
    theory('training-cut'),
    { kind: 'wait', seconds: 300 },
    { kind: 'open-page', page: 'desktop' },
    ...SWITCH_OFF,
    ...START,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'training-cut',
      evidence: ['read-post-code', 'read-debug-leds'],
      action: 'wait',
      part: null,
      prevention: 'let-it-train',
    }),
  ];
}

function lookInside(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const first = [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('dimm-b2')];
  const ends = said(view, 'look-at-memory');
  if (ends === null) return first;
  return [...first, ...(ends === 'proud' ? pushHome(view, log) : tryAnother(view))];
}

function pushHome(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  return [
    theory('memory-loose', 95),
    ...pushModuleHome(view, log),
    ...CLOSE_CASE,
    ...CONNECT,
    ...TRAIN,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'memory-loose',
      evidence: ['look-at-memory'],
      action: 'seat-part',
      part: 'dimm-b2',
      prevention: 'two-clicks',
    }),
  ];
}

const MODULE: Mounting = {
  socket: 'slot-b2',
  ends: ['top', 'bottom'],
  cables: [],
  latches: ['latch-b2-top', 'latch-b2-bottom'],
  screws: [],
};

function tryAnother(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'take-spare', spare: 'dimm' },
    ...takeOut('dimm-b2', MODULE),
    ...putIn('spare-dimm', MODULE),
    theory('module-dead', 85),
    ...CLOSE_CASE,
    ...CONNECT,
    ...TRAIN,
    { kind: 'order-part', sku: 'dimm' },
    ...SWITCH_OFF,
    ...START,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'module-dead',
      evidence: ['read-post-code', 'look-at-memory'],
      action: 'place-part',
      part: 'spare-dimm',
      prevention: 'keep-receipt',
    }),
  ];
}

/** HW-08 Tight squeeze: one end of the new module never clicked. */
const HW_08: CaseData = {
  id: 'HW-08',
  truth: 'memory-loose',
  difficulty: 1,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 10,
  cured: ({ machine }) => isHome(machine.parts['dimm-b2']),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['no-picture'],
    cause: ['memory-loose'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-b2'],
    prevention: ['two-clicks'],
  },
};

/** Its look-alike: both ends are home, and the new module is dead. */
const HW_08_DEAD: CaseData = {
  id: 'HW-08-dead',
  truth: 'module-dead',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 15,
  parPartsUsd: 45,
  cured: moduleReplaced(STORY, 'dimm-b2'),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['no-picture'],
    cause: ['module-dead'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['dimm-b2', ...SPARE_MODULES],
    prevention: ['keep-receipt'],
  },
};

/** HW-11 Patience: nothing is wrong, the board trains its new memory and was switched off each time. */
const HW_11: CaseData = {
  id: 'HW-11',
  truth: 'training-cut',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 10,
  cured: ({ machine }) => !mustTrain(machine),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
  note: {
    symptom: ['no-picture'],
    cause: ['training-cut'],
    action: ['wait'],
    part: [null],
    prevention: ['let-it-train'],
  },
};

export const ADDED_MEMORY_CASES: StoryCases = { story: STORY, cases: [HW_08, HW_08_DEAD, HW_11] };
