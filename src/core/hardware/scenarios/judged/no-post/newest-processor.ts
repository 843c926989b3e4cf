import { hasProcessorPower } from '../../../behaviour/electrics.ts';
import { firmwareVersion } from '../../../behaviour/firmware.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import { isHome, partIn } from '../../../model/state.ts';
import { NEWEST_PROCESSOR } from '../../public/no-post/newest-processor.ts';
import {
  MEMORY_READ,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTS,
  TEMPERATURE_READ,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { raisedEnds } from './memory-work.ts';
import { findWhyNoPost } from './newest-processor-plan.ts';
import { inGoodHands, NOT_STRAIGHTENED, PHOTOGRAPHED } from './processor-work.ts';

/** "Upgraded to the newest processor that fits the socket, no picture": power, firmware, RAM, the socket or the processor. */
const STORY: Story = {
  ...NEWEST_PROCESSOR,
  mains: 'any',
  build: { parts: [...KESTREL_B7.standard.parts.filter((id) => id !== 'cpu'), 'cpu-new'] },
  arrival: [
    { kind: 'bench', part: 'cpu' },
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
  ],
  suspects: [
    {
      id: 'eps-out',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-eps', plug: 'none' }] }],
    },
    {
      id: 'firmware-old',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.20' } }] },
        { faults: [{ kind: 'trait', target: 'motherboard', traits: { firmware: '1.40' } }] },
      ],
    },
    { id: 'memory-loose', band: 'possible', placements: raisedEnds('dimm-a2', 'dimm-b2') },
    {
      id: 'contacts-bent',
      band: 'possible',
      parts: ['motherboard'],
      placements: [{ faults: [{ kind: 'trait', target: 'socket-cpu', traits: { contacts: 'broken' } }] }],
    },
    {
      id: 'processor-dead',
      band: 'possible',
      parts: ['cpu'],
      placements: [{ faults: [{ kind: 'condition', part: 'cpu-new', condition: 'damaged' }] }],
    },
  ],
  setups: { panel: 90, start: 15, cooler: 200 },
  tests: [
    {
      id: 'read-post-code',
      outcomes: ['00', '59', '51', '53'],
      otherwise: '00',
      says: { 'firmware-old': '59', 'memory-loose': '51' },
    },
    {
      id: 'read-debug-leds',
      outcomes: ['led-cpu', 'led-dram', 'led-vga', 'none'],
      otherwise: 'led-cpu',
      says: { 'memory-loose': 'led-dram' },
    },
    {
      id: 'look:conn-eps',
      outcomes: ['normal', 'empty'],
      otherwise: 'normal',
      says: { 'eps-out': 'empty' },
    },
    { id: 'look-at-memory', otherwise: 'home', says: { 'memory-loose': 'proud' } },
    {
      id: 'look:socket-cpu',
      outcomes: ['normal', 'contacts-bent'],
      otherwise: 'normal',
      says: { 'contacts-bent': 'contacts-bent' },
    },
  ],
  answers: { 'which-processor': 'a9-on-list', 'what-removed': 'cooler-and-lead', pins: 'careful' },
  plan: findWhyNoPost,
};

const COMMON: Pick<CaseData, 'objectives' | 'goal'> = {
  objectives: ['C1 3.5', 'C1 5.1'],
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
};

/** HW-09 Short of power at the top: the processor's own lead hangs behind the cooler. */
const HW_09: CaseData = {
  ...COMMON,
  id: 'HW-09',
  truth: 'eps-out',
  difficulty: 2,
  parMinutes: 13,
  cured: ({ machine }) => hasProcessorPower(machine),
  verify: [STARTED, TEMPERATURE_READ],
  note: {
    symptom: ['no-picture'],
    action: ['plug-cable'],
    part: ['cable-eps'],
    prevention: ['count-leads', 'photo-first'],
  },
};

/** HW-14 Too new for its board: the firmware is older than the processor. */
const HW_14: CaseData = {
  ...COMMON,
  id: 'HW-14',
  truth: 'firmware-old',
  difficulty: 4,
  parMinutes: 18,
  cured: ({ machine }) => firmwareVersion(machine) === '1.60',
  verify: [STARTED, proven('version-read', 'page:firmware-main', 'firmware-1-60')],
  note: {
    symptom: ['no-picture'],
    action: ['use-tool', 'run-program'],
    part: ['motherboard', null],
    prevention: ['firmware-first'],
  },
};

/** Work at the cooler lifted one end of a module. */
const HW_09_MEMORY: CaseData = {
  ...COMMON,
  id: 'HW-09-memory',
  truth: 'memory-loose',
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) => ['dimm-a2', 'dimm-b2'].every((id) => isHome(machine.parts[id])),
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['no-picture'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-a2', 'dimm-b2'],
    prevention: ['two-clicks'],
  },
};

/** The processor went in crooked and bent contacts of its socket: a photo, and the board's warranty decides. */
const HW_14_SOCKET: CaseData = {
  ...COMMON,
  id: 'HW-14-socket',
  truth: 'contacts-bent',
  difficulty: 4,
  parMinutes: 25,
  cured: inGoodHands,
  goal: [NOT_STRAIGHTENED, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [PHOTOGRAPHED],
  note: {
    symptom: ['no-picture'],
    action: ['escalate', 'place-part'],
    part: ['motherboard', 'socket-cpu'],
    prevention: ['straight-down'],
  },
};

/** Power, firmware and contacts are right: the new processor is dead, and the old one works. */
const HW_14_DEAD: CaseData = {
  ...COMMON,
  id: 'HW-14-dead',
  truth: 'processor-dead',
  exempt: ['socket-cpu'],
  difficulty: 4,
  parMinutes: 27,
  cured: ({ machine }) => !['cpu-new', null].includes(partIn(machine, 'socket-cpu')),
  verify: [STARTED, TEMPERATURE_READ],
  note: {
    symptom: ['no-picture'],
    action: ['place-part', 'lift-part', 'seat-part'],
    part: ['cpu-new', 'cpu'],
    prevention: ['return-processor'],
  },
};

export const NEWEST_PROCESSOR_CASES: StoryCases = {
  story: STORY,
  cases: [HW_09, HW_14, HW_09_MEMORY, HW_14_SOCKET, HW_14_DEAD],
};
