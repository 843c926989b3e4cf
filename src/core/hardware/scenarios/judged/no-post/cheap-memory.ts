import type { Fault } from '../../../behaviour/faults.ts';
import { isHome } from '../../../model/state.ts';
import { CHEAP_MEMORY } from '../../public/no-post/cheap-memory.ts';
import type { Predicate } from '../../scenario.ts';
import {
  allMemoryWorks,
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases, Suspect } from '../story.ts';
import { findBoughtMemory } from './cheap-memory-plan.ts';
import { brokenSlot, deadModule, lookInto, raisedEnds, slotGivenUp } from './memory-work.ts';

type Placement = Suspect['placements'][number];

/** The original pair lies beside the computer. */
const ORIGINALS_OUT: readonly Fault[] = [
  { kind: 'bench', part: 'dimm-1' },
  { kind: 'bench', part: 'dimm-3' },
];

/** The bought modules are server memory, in these slots. */
function registeredIn(one: string, other: string): Placement {
  return {
    faults: [
      { kind: 'fit', part: 'dimm-r1', socket: `slot-${one}` },
      { kind: 'fit', part: 'dimm-r2', socket: `slot-${other}` },
      ...ORIGINALS_OUT,
    ],
    part: ['dimm-r1', 'dimm-r2'],
  };
}

/** The bought modules are of the right kind after all; something else is wrong. */
const UNBUFFERED: readonly Fault[] = [
  { kind: 'fit', part: 'dimm-2', socket: 'slot-1' },
  { kind: 'fit', part: 'dimm-4', socket: 'slot-3' },
  ...ORIGINALS_OUT,
];

function unbuffered(placements: readonly [Placement, ...Placement[]]): readonly [Placement, ...Placement[]] {
  const withModules = (placement: Placement): Placement => ({
    ...placement,
    faults: [...UNBUFFERED, ...placement.faults],
  });
  const [first, ...others] = placements;
  return [withModules(first), ...others.map(withModules)];
}

/** "Bought server memory cheap, now amber blinking": the wrong kind, loose, dead, or a slot that was broken by force. */
const STORY: Story = {
  ...CHEAP_MEMORY,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    // No `parts`: the pair that belongs here lies in the bag, so nothing has to be bought.
    {
      id: 'memory-registered',
      band: 'possible',
      placements: [registeredIn('1', '3'), registeredIn('2', '4')],
    },
    { id: 'memory-loose', band: 'common', placements: unbuffered(raisedEnds('dimm-2', 'dimm-4')) },
    {
      id: 'module-dead',
      band: 'common',
      placements: unbuffered([deadModule('dimm-2'), deadModule('dimm-4')]),
    },
    {
      id: 'slot-broken',
      band: 'possible',
      parts: ['motherboard'],
      placements: unbuffered([brokenSlot('1'), brokenSlot('3')]),
    },
  ],
  setups: { panel: 90, start: 15, module: 60, alone: 240 },
  tests: [
    {
      id: 'read-power-led',
      outcomes: ['2-4', '2-5', '2-3', 'steady', 'off'],
      otherwise: '2-4',
      says: { 'memory-registered': '2-5' },
    },
    { id: 'look-at-memory', otherwise: 'home', says: { 'memory-loose': 'proud' } },
    {
      id: 'look:dimm-r1',
      also: ['look:dimm-r2', 'look:dimm-2', 'look:dimm-4'],
      outcomes: ['normal', 'label-registered', 'stands-proud'],
      otherwise: 'normal',
      says: { 'memory-registered': 'label-registered', 'memory-loose': { normal: 0.5, 'stands-proud': 0.5 } },
    },
    lookInto('1'),
    lookInto('3'),
  ],
  answers: { 'what-bought': 'from-a-server', 'old-ones': 'in-the-bag', 'how-pushed': 'hard-push' },
  plan: findBoughtMemory,
};

const COMMON: Pick<CaseData, 'objectives' | 'goal' | 'verify' | 'exempt'> = {
  objectives: ['C1 3.3', 'C1 5.1'],
  // The pair that the customer bought may stay, and the slots may change where it works.
  exempt: ['slot-1', 'slot-2', 'slot-3', 'slot-4'],
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
};

const REGISTERED_OUT: Predicate['holds'] = ({ machine }) =>
  ['dimm-r1', 'dimm-r2'].every((id) => machine.parts[id]?.socket == null);

/** HW-10 Wrong kind of memory: registered modules in a board for unbuffered ones. */
const HW_10: CaseData = {
  ...COMMON,
  id: 'HW-10',
  truth: 'memory-registered',
  difficulty: 3,
  parMinutes: 16,
  cured: REGISTERED_OUT,
  note: {
    symptom: ['blinking'],
    action: ['place-part', 'seat-part', 'lift-part'],
    part: ['dimm-r1', 'dimm-r2'],
    prevention: ['unbuffered-only'],
  },
};

/** Its look-alike: the modules are of the right kind, and one of them is not seated. */
const HW_10_LOOSE: CaseData = {
  ...COMMON,
  id: 'HW-10-loose',
  truth: 'memory-loose',
  difficulty: 2,
  parMinutes: 12,
  cured: ({ machine }) => ['dimm-2', 'dimm-4'].every((id) => isHome(machine.parts[id])),
  note: {
    symptom: ['blinking'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-2', 'dimm-4'],
    prevention: ['two-clicks'],
  },
};

/** One of the bought modules is dead; the original pair goes back in. */
const HW_10_DEAD: CaseData = {
  ...COMMON,
  id: 'HW-10-dead',
  truth: 'module-dead',
  difficulty: 4,
  parMinutes: 23,
  cured: allMemoryWorks(STORY),
  note: {
    symptom: ['blinking'],
    action: ['place-part', 'seat-part', 'lift-part'],
    part: ['dimm-2', 'dimm-4'],
    prevention: ['return-module'],
  },
};

/** A contact of a slot was broken by force; the slot beside it is used. */
const HW_10_SLOT: CaseData = {
  ...COMMON,
  id: 'HW-10-slot',
  truth: 'slot-broken',
  difficulty: 4,
  objectives: ['C1 3.3', 'C1 3.5', 'C1 5.1'],
  parMinutes: 19,
  cured: slotGivenUp('second-line'),
  note: {
    symptom: ['blinking'],
    action: ['escalate', 'place-part', 'seat-part'],
    part: ['slot-1', 'slot-3'],
    prevention: ['slot-marked'],
  },
};

export const CHEAP_MEMORY_CASES: StoryCases = {
  story: STORY,
  cases: [HW_10, HW_10_LOOSE, HW_10_DEAD, HW_10_SLOT],
};
