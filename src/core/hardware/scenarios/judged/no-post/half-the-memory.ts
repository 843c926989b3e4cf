import type { Fault } from '../../../behaviour/faults.ts';
import { HALF_THE_MEMORY } from '../../public/no-post/half-the-memory.ts';
import {
  MEMORY_READ,
  memoryFrom,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  provenBy,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { findLostChannel } from './half-the-memory-plan.ts';
import { lookInto } from './memory-work.ts';
import { inGoodHands, NOT_STRAIGHTENED, PHOTOGRAPHED } from './processor-work.ts';

const lost = (target: string, lostChannel: 'A' | 'B'): readonly Fault[] => [
  { kind: 'trait', target, traits: { lostChannel } },
];

/** "After the cooler change only half the memory is seen": a channel is lost, not the modules. */
const STORY: Story = {
  ...HALF_THE_MEMORY,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'contacts-bent',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: lost('socket-cpu', 'B') }, { faults: lost('socket-cpu', 'A') }],
    },
    {
      id: 'cooler-tilted',
      band: 'possible',
      placements: [{ faults: lost('cpu-cooler', 'B') }, { faults: lost('cpu-cooler', 'A') }],
    },
    {
      id: 'slot-broken',
      band: 'possible',
      parts: ['motherboard'],
      placements: [
        { faults: lost('slot-b2', 'B'), part: ['slot-b2'] },
        { faults: lost('slot-a2', 'A'), part: ['slot-a2'] },
      ],
    },
    {
      id: 'pads-smeared',
      band: 'possible',
      parts: ['cpu'],
      placements: [{ faults: lost('cpu', 'B') }, { faults: lost('cpu', 'A') }],
    },
  ],
  setups: { panel: 90, module: 60, cooler: 200, 'cooler-off': 260 },
  tests: [
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'tilted'],
      otherwise: 'normal',
      says: { 'cooler-tilted': 'tilted' },
    },
    lookInto('b2'),
    lookInto('a2'),
    {
      id: 'look:socket-cpu',
      outcomes: ['normal', 'contacts-bent'],
      otherwise: 'normal',
      says: { 'contacts-bent': 'contacts-bent' },
    },
    {
      id: 'look-under:cpu',
      outcomes: ['normal', 'pads-smeared'],
      otherwise: 'normal',
      says: { 'pads-smeared': 'pads-smeared' },
    },
  ],
  answers: { 'processor-lifted': 'stuck', tightened: 'one-by-one', 'memory-touched': 'out-and-in' },
  plan: findLostChannel,
};

/** What the firmware lists until the board is replaced, or all of it on another board. */
const CHANNELS_READ = provenBy('channels-read', {
  'page:firmware-memory': ['part', 'single-channel', 'full'],
});

const COMMON: Pick<CaseData, 'objectives' | 'goal' | 'verify'> = {
  objectives: ['C1 3.5', 'C1 5.1'],
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
};

/** HW-15 Bent: contacts of the processor's socket, on the side of one channel (corrections 15). */
const HW_15: CaseData = {
  ...COMMON,
  id: 'HW-15',
  truth: 'contacts-bent',
  difficulty: 5,
  parMinutes: 36,
  cured: inGoodHands,
  goal: [STARTS, NOT_STRAIGHTENED, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, CHANNELS_READ, PHOTOGRAPHED],
  note: {
    symptom: ['less-memory'],
    action: ['escalate', 'place-part'],
    part: ['socket-cpu', 'motherboard', 'spare-board'],
    prevention: ['twist-first'],
  },
};

/** Its look-alike: a cooler tightened on one side first tilts the processor off the same contacts. */
const HW_15_PRESSURE: CaseData = {
  ...COMMON,
  id: 'HW-15-pressure',
  truth: 'cooler-tilted',
  difficulty: 4,
  parMinutes: 18,
  // A cooler that is tightened on one side again sits at an angle again, though the memory may be complete.
  cured: ({ machine }) => {
    const { lostChannel, uneven } = machine.traits['cpu-cooler'] ?? {};
    return lostChannel === undefined && uneven === undefined;
  },
  note: {
    symptom: ['less-memory'],
    action: ['tighten-screw', 'place-part'],
    part: ['cpu-cooler'],
    prevention: ['crosswise'],
  },
};

/** What is left to work with until the board is replaced: one channel. */
const ONE_CHANNEL_MIB = 16_384;

/** A contact of a memory slot that its whole channel depends on. */
const HW_15_SLOT: CaseData = {
  ...COMMON,
  id: 'HW-15-slot',
  truth: 'slot-broken',
  exempt: ['slot-a1', 'slot-a2', 'slot-b1', 'slot-b2'],
  difficulty: 4,
  parMinutes: 21,
  cured: ({ job, evidence }) =>
    job.escalatedTo === 'warranty' &&
    evidence.some(({ test, outcome }) => test.startsWith('look:slot-') && outcome === 'contact-broken'),
  goal: [STARTS, memoryFrom(ONE_CHANNEL_MIB), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, CHANNELS_READ],
  note: {
    symptom: ['less-memory'],
    action: ['escalate', 'place-part', 'seat-part'],
    part: ['slot-b2', 'slot-a2'],
    prevention: ['slot-marked'],
  },
};

/** Paste got under the processor when it came out with the old cooler. */
const HW_15_PASTE: CaseData = {
  ...COMMON,
  id: 'HW-15-paste',
  truth: 'pads-smeared',
  difficulty: 5,
  parMinutes: 38,
  cured: ({ machine }) => machine.traits['cpu']?.lostChannel === undefined,
  note: {
    symptom: ['less-memory'],
    action: ['use-tool', 'place-part'],
    part: ['cpu'],
    prevention: ['pads-clean', 'twist-first'],
  },
};

export const HALF_THE_MEMORY_CASES: StoryCases = {
  story: STORY,
  cases: [HW_15, HW_15_PRESSURE, HW_15_SLOT, HW_15_PASTE],
};
