import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
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
  TRAIN,
  takeOut,
} from '../../procedures.ts';
import { HALF_THE_MEMORY } from '../../public/no-post/half-the-memory.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, said, theory } from '../expert-plan.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "After the cooler change only half the memory is seen": the channel, not the modules. */
const STORY: Story = {
  ...HALF_THE_MEMORY,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'contacts-bent',
      band: 'common',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'socket-cpu', traits: { lostChannel: 'B' } }] }],
    },
    {
      id: 'cooler-tilted',
      band: 'common',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { lostChannel: 'B' } }] }],
    },
    {
      id: 'slot-broken',
      band: 'rare',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'slot-b2', traits: { lostChannel: 'B' } }] }],
    },
  ],
  setups: { panel: 90, module: 60, cooler: 200 },
  tests: [
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'tilted'],
      otherwise: 'normal',
      says: { 'cooler-tilted': 'tilted' },
    },
    {
      id: 'look:slot-b2',
      outcomes: ['normal', 'contact-broken'],
      otherwise: 'normal',
      says: { 'slot-broken': 'contact-broken' },
    },
    {
      id: 'look:socket-cpu',
      outcomes: ['normal', 'contacts-bent'],
      otherwise: 'normal',
      says: { 'contacts-bent': 'contacts-bent' },
    },
  ],
  answers: { 'processor-lifted': 'stuck', tightened: 'one-by-one', 'memory-touched': 'out-and-in' },
  plan: (view) => {
    const first = [...MAKE_SAFE, ...OPEN_CASE, ...inspect('cpu-cooler')];
    const cooler = said(view, 'look:cpu-cooler');
    if (cooler === null) return first;
    return [...first, ...(cooler === 'tilted' ? levelTheCooler(view) : lookUnderIt(view))];
  },
};

const SCREWS = ['screw-cooler-1', 'screw-cooler-4', 'screw-cooler-2', 'screw-cooler-3'];

function turn(kind: 'loosen-screw' | 'tighten-screw'): readonly LabCommand[] {
  return SCREWS.map((target) => ({ kind, target }));
}

function levelTheCooler(view: LabView): readonly LabCommand[] {
  return [
    theory('cooler-tilted'),
    ...turn('loosen-screw'),
    ...turn('tighten-screw'),
    ...CLOSE_CASE,
    ...CONNECT,
    ...TRAIN,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'less-memory',
      cause: 'cooler-tilted',
      evidence: ['look:cpu-cooler'],
      action: 'tighten-screw',
      part: 'cpu-cooler',
      verification: ['page:firmware-memory'],
      prevention: 'twist-first',
    }),
  ];
}

const COOLER: Mounting = {
  socket: 'mount-cooler',
  ends: ['edge'],
  cables: ['cable-cpu-fan'],
  latches: [],
  screws: SCREWS,
};

/** Paste does not seal twice. */
const FRESH_PASTE: readonly LabCommand[] = [
  { kind: 'use-tool', tool: 'ipa-wipe', target: 'cpu-cooler' },
  { kind: 'use-tool', tool: 'thermal-paste', target: 'cpu-cooler' },
];

function lookUnderIt(view: LabView): readonly LabCommand[] {
  return [
    ...takeOut('cpu-cooler', COOLER),
    { kind: 'press-latch', target: 'lever-cpu' },
    { kind: 'lift-part', target: 'cpu' },
    { kind: 'use-tool', tool: 'magnifier', target: 'socket-cpu' },
    theory('contacts-bent', 95),
    { kind: 'use-tool', tool: 'photo', target: 'socket-cpu' },
    { kind: 'place-part', target: 'cpu', socket: 'socket-cpu' },
    { kind: 'seat-part', target: 'cpu', end: 'edge' },
    { kind: 'close-latch', target: 'lever-cpu' },
    ...FRESH_PASTE,
    ...putIn('cpu-cooler', COOLER),
    ...CLOSE_CASE,
    { kind: 'escalate', to: 'warranty' },
    ...CONNECT,
    ...START,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'less-memory',
      cause: 'contacts-bent',
      evidence: ['look:socket-cpu'],
      verification: ['start-system', 'page:firmware-memory'],
      action: 'escalate',
      part: 'motherboard',
      prevention: 'twist-first',
    }),
  ];
}

/** Whether the bent contacts were found and the job was escalated, or the board was replaced. */
function inGoodHands({ evidence, job, machine }: LabState): boolean {
  const seen = evidence.some(
    ({ test, outcome }) => test === 'look:socket-cpu' && outcome === 'contacts-bent',
  );
  return machine.parts['spare-board']?.socket === 'tray-board' || (seen && job.escalatedTo === 'warranty');
}

/** The contacts were not straightened: that requires approval. */
const NOT_STRAIGHTENED: Predicate = {
  id: 'not-straightened',
  holds: ({ machine, ledger }) =>
    (machine.traits['socket-cpu']?.lostChannel !== undefined ||
      machine.parts['spare-board']?.socket === 'tray-board') &&
    ledger.breaches.every(({ rule }) => rule !== 'P10'),
};

/** What the firmware lists once it was decided: all of it on another board, what is left of it until that comes. */
const CHANNELS_READ: Predicate = {
  id: 'channels-read',
  holds: (state) =>
    proven(
      'channels-read',
      'page:firmware-memory',
      state.machine.parts['spare-board']?.socket === 'tray-board' ? 'full' : 'part',
    ).holds(state),
};

/** A photo for the warranty claim was taken before the processor covered the contacts again. */
const PHOTOGRAPHED: Predicate = {
  id: 'contacts-photographed',
  holds: ({ evidence }) => evidence.some(({ test }) => test === 'photo:socket-cpu'),
};

/** HW-15 Bent: contacts of the processor's socket, on the side of channel B (corrections 15). */
const HW_15: CaseData = {
  id: 'HW-15',
  truth: 'contacts-bent',
  difficulty: 5,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 26,
  cured: inGoodHands,
  goal: [STARTS, NOT_STRAIGHTENED, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, CHANNELS_READ, PHOTOGRAPHED],
  note: {
    symptom: ['less-memory'],
    cause: ['contacts-bent'],
    action: ['escalate', 'place-part'],
    part: ['motherboard', 'spare-board'],
    prevention: ['twist-first'],
  },
};

/** Its look-alike: a cooler tightened on one side first tilts the processor off the same contacts. */
const HW_15_PRESSURE: CaseData = {
  id: 'HW-15-pressure',
  truth: 'cooler-tilted',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 13,
  cured: ({ machine }) => {
    const { lostChannel, uneven } = machine.traits['cpu-cooler'] ?? {};
    return lostChannel === undefined && uneven === undefined;
  },
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['less-memory'],
    cause: ['cooler-tilted'],
    action: ['tighten-screw', 'place-part'],
    part: ['cpu-cooler'],
    prevention: ['twist-first'],
  },
};

export const HALF_THE_MEMORY_CASES: StoryCases = { story: STORY, cases: [HW_15, HW_15_PRESSURE] };
