import { mustTrain } from '../../../behaviour/post.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { isHome } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_MEMORY,
  START,
  SWITCH_OFF,
  TRAIN,
} from '../../procedures.ts';
import { ADDED_MEMORY } from '../../public/no-post/added-memory.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import {
  allMemoryWorks,
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import {
  brokenSlot,
  deadModule,
  giveUpSlot,
  lookInSlots,
  lookInto,
  moveTo,
  pushHome,
  raisedEnds,
  refit,
  slotGivenUp,
  takeOutOf,
  trainAlone,
} from './memory-work.ts';

/** "Added memory, now black screen": loose RAM, a dead module, a broken slot, or training that was interrupted. */
const STORY: Story = {
  ...ADDED_MEMORY,
  mains: 'any',
  arrival: [{ kind: 'untrained' }, { kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    { id: 'memory-loose', band: 'common', placements: raisedEnds('dimm-b2', 'dimm-a2') },
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
      band: 'common',
      parts: ['dimm'],
      placements: [deadModule('dimm-b2', ...SPARE_MODULES), deadModule('dimm-a2', ...SPARE_MODULES)],
    },
    {
      id: 'slot-broken',
      band: 'possible',
      parts: ['motherboard'],
      placements: [brokenSlot('b2'), brokenSlot('a2')],
    },
  ],
  setups: { panel: 90, start: 15, module: 60, alone: 240 },
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
    { id: 'look-at-memory', otherwise: 'home', says: { 'memory-loose': 'proud' } },
    lookInto('b2'),
    lookInto('a2'),
  ],
  answers: { 'what-added': 'same-kind', 'how-pushed': 'with-thumbs', 'how-long': 'two-minutes' },
  plan: (view, log) => {
    const first: readonly LabCommand[] = [
      ...ask('what-added', 'how-long'),
      { kind: 'press-power' },
      ...inspect('debug-leds'),
      { kind: 'open-manual', section: 'codes' },
    ];
    const code = outcomeOf(view, 'read-post-code');
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

/** Closes the case, lets the memory train and reads it in the firmware. */
const PROVE: readonly LabCommand[] = [...CLOSE_CASE, ...CONNECT, ...TRAIN, READ_MEMORY];
const PROOF = ['start-system', 'page:firmware-memory'];
const WORDS = { symptom: 'no-picture', prove: PROVE, verification: PROOF };

const LOOSE = { ...WORDS, evidence: ['read-post-code', 'look-at-memory'], prevention: 'two-clicks' };

function lookInside(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const first = [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('dimm-b2')];
  const ends = outcomeOf(view, 'look-at-memory');
  if (ends === null) return first;
  return [...first, ...(ends === 'proud' ? pushHome(view, log, LOOSE) : lookAtSlots(view))];
}

/** Both modules are seated: the contacts of their slots, then one module alone. */
function lookAtSlots(view: LabView): readonly LabCommand[] {
  const b2 = lookInSlots(['dimm-b2', 'b2']);
  if (outcomeOf(view, 'look:slot-b2') === null) return b2;
  if (outcomeOf(view, 'look:slot-b2') === 'contact-broken') return [...b2, ...takeOtherSlot(view, 'b')];
  const both = [...b2, ...lookInSlots(['dimm-a2', 'a2'])];
  if (outcomeOf(view, 'look:slot-a2') === null) return both;
  if (outcomeOf(view, 'look:slot-a2') === 'contact-broken')
    return [...both, ...refit(['dimm-b2', 'b2']), ...takeOtherSlot(view, 'a')];
  const tried = [...both, ...trainAlone('dimm-b2', 'a2')];
  const answer = outcomeOf(view, 'try:dimm-b2@slot-a2');
  if (answer === null) return tried;
  return [...tried, ...SWITCH_OFF, ...MAKE_SAFE, ...replaceModule(view, answer === 'fails' ? 'b2' : 'a2')];
}

/** The module goes into the other slot of its channel; the board goes to its warranty. */
function takeOtherSlot(view: LabView, channel: 'a' | 'b'): readonly LabCommand[] {
  const words = { ...WORDS, evidence: ['read-post-code'], prevention: 'slot-marked' };
  return [
    ...moveTo(`dimm-${channel}2`, `${channel}1`),
    ...giveUpSlot(view, `${channel}2`, 'warranty', words),
  ];
}

/** `dimm-b2` is in slot A2 after the trial. */
function replaceModule(view: LabView, dead: 'a2' | 'b2'): readonly LabCommand[] {
  const moved =
    dead === 'b2'
      ? [...takeOutOf('dimm-b2', 'a2'), ...refit(['dimm-a2', 'a2'], ['spare-dimm', 'b2'])]
      : [...takeOutOf('dimm-b2', 'a2'), ...refit(['spare-dimm', 'a2'], ['dimm-b2', 'b2'])];
  return [
    theory('module-dead', 85),
    { kind: 'order-part', sku: 'dimm' },
    ...moved,
    ...PROVE,
    ...closing(view, {
      symptom: 'no-picture',
      cause: 'module-dead',
      evidence: ['look-at-memory', 'look:slot-b2', 'look:slot-a2'],
      action: 'place-part',
      part: `dimm-${dead}`,
      verification: PROOF,
      prevention: 'keep-receipt',
    }),
  ];
}

const COMMON: Pick<CaseData, 'objectives' | 'goal' | 'verify'> = {
  objectives: ['C1 3.3', 'C1 5.1'],
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
};

/** HW-08 Tight squeeze: one end of a module never clicked. */
const HW_08: CaseData = {
  ...COMMON,
  id: 'HW-08',
  truth: 'memory-loose',
  difficulty: 1,
  parMinutes: 13,
  cured: ({ machine }) => ['dimm-a2', 'dimm-b2'].every((id) => isHome(machine.parts[id])),
  note: {
    symptom: ['no-picture'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-b2', 'dimm-a2'],
    prevention: ['two-clicks'],
  },
};

/** Its look-alike: both modules are seated, and one of them is dead. */
const HW_08_DEAD: CaseData = {
  ...COMMON,
  id: 'HW-08-dead',
  truth: 'module-dead',
  difficulty: 3,
  parMinutes: 25,
  parPartsUsd: 45,
  cured: allMemoryWorks(STORY),
  note: {
    symptom: ['no-picture'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: [...SPARE_MODULES],
    prevention: ['keep-receipt'],
  },
};

/** Its other look-alike: a contact of the slot is broken, and the module works in the slot beside it. */
const HW_08_SLOT: CaseData = {
  ...COMMON,
  id: 'HW-08-slot',
  truth: 'slot-broken',
  exempt: ['slot-a1', 'slot-a2', 'slot-b1', 'slot-b2'],
  difficulty: 3,
  parMinutes: 20,
  cured: slotGivenUp('warranty'),
  note: {
    symptom: ['no-picture'],
    action: ['escalate', 'place-part', 'seat-part'],
    part: ['slot-b2', 'slot-a2'],
    prevention: ['slot-marked'],
  },
};

/** HW-11 Patience: nothing is wrong, the board trains its new memory and was switched off each time. */
const HW_11: CaseData = {
  ...COMMON,
  id: 'HW-11',
  truth: 'training-cut',
  difficulty: 2,
  parMinutes: 13,
  cured: ({ machine }) => !mustTrain(machine),
  verify: [STARTED, STARTED_TWICE],
  note: {
    symptom: ['no-picture'],
    action: ['wait'],
    part: [null],
    prevention: ['let-it-train'],
  },
};

export const ADDED_MEMORY_CASES: StoryCases = {
  story: STORY,
  cases: [HW_08, HW_08_DEAD, HW_08_SLOT, HW_11],
};
