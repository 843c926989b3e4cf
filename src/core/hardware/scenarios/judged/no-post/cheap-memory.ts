import type { Fault } from '../../../behaviour/faults.ts';
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
  takeOut,
} from '../../procedures.ts';
import { CHEAP_MEMORY } from '../../public/no-post/cheap-memory.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, pushModuleHome, said, theory } from '../expert-plan.ts';
import {
  MEMORY_READ,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Bought server memory cheap, now amber blinking": the wrong kind, or the right kind half in. */
const STORY: Story = {
  ...CHEAP_MEMORY,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      // No `parts`: the pair that belongs here lies in the bag, and one bought module does not make up for two.
      id: 'memory-registered',
      band: 'common',
      placements: [
        {
          faults: [
            { kind: 'fit', part: 'dimm-r1', socket: 'slot-1' },
            { kind: 'fit', part: 'dimm-r2', socket: 'slot-3' },
            { kind: 'bench', part: 'dimm-1' },
            { kind: 'bench', part: 'dimm-3' },
          ],
        },
      ],
    },
    {
      id: 'memory-loose',
      band: 'possible',
      placements: [{ faults: looseOne('dimm-2', 'top') }, { faults: looseOne('dimm-4', 'bottom') }],
    },
    {
      id: 'module-dead',
      band: 'possible',
      parts: ['dimm'],
      placements: [
        { faults: [...unbuffered(), { kind: 'condition', part: 'dimm-4', condition: 'damaged' }] },
      ],
    },
  ],
  setups: { panel: 90, start: 15 },
  tests: [
    {
      id: 'read-power-led',
      outcomes: ['2-4', '2-5', '2-3', 'steady', 'off'],
      otherwise: '2-4',
      says: { 'memory-registered': '2-5' },
    },
    {
      id: 'look-at-memory',
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
    {
      id: 'look:dimm-r1',
      also: ['look:dimm-r2', 'look:dimm-2', 'look:dimm-4'],
      outcomes: ['normal', 'label-registered', 'stands-proud'],
      otherwise: 'normal',
      says: { 'memory-registered': 'label-registered', 'memory-loose': { normal: 0.5, 'stands-proud': 0.5 } },
    },
  ],
  answers: { 'what-bought': 'from-a-server', 'old-ones': 'in-the-bag', 'how-pushed': 'hard-push' },
  plan: (view, log) => {
    const first: readonly LabCommand[] = [{ kind: 'press-power' }, ...inspect('led-power')];
    const blink = said(view, 'read-power-led');
    if (blink === null) return first;
    const inside = [...first, ...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE];
    return [...inside, ...(blink === '2-5' ? originalsBack(view) : pushHome(view, log))];
  },
};

/** The modules that were bought are of the right kind after all; the original pair lies beside. */
function unbuffered(): readonly Fault[] {
  return [
    { kind: 'fit', part: 'dimm-2', socket: 'slot-1' },
    { kind: 'fit', part: 'dimm-4', socket: 'slot-3' },
    { kind: 'bench', part: 'dimm-1' },
    { kind: 'bench', part: 'dimm-3' },
  ];
}

function looseOne(part: string, end: string): readonly Fault[] {
  return [...unbuffered(), { kind: 'unseat', part, end }];
}

function slot(name: '1' | '3'): Mounting {
  return {
    socket: `slot-${name}`,
    ends: ['top', 'bottom'],
    cables: [],
    latches: [`latch-${name}-top`, `latch-${name}-bottom`],
    screws: [],
  };
}

function originalsBack(view: LabView): readonly LabCommand[] {
  return [
    theory('memory-registered', 95),
    ...takeOut('dimm-r1', slot('1')),
    ...takeOut('dimm-r2', slot('3')),
    ...putIn('dimm-1', slot('1')),
    ...putIn('dimm-3', slot('3')),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'blinking',
      cause: 'memory-registered',
      evidence: ['read-power-led'],
      action: 'place-part',
      part: 'dimm-r1',
      prevention: 'unbuffered-only',
    }),
  ];
}

function pushHome(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  return [
    ...inspect('dimm-2'),
    theory('memory-loose', 95),
    ...pushModuleHome(view, log),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    READ_MEMORY,
    ...closing(view, {
      symptom: 'blinking',
      cause: 'memory-loose',
      evidence: ['look-at-memory'],
      action: 'seat-part',
      part: 'dimm-2',
      prevention: 'two-clicks',
    }),
  ];
}

const REGISTERED_OUT: Predicate['holds'] = ({ machine }) =>
  ['dimm-r1', 'dimm-r2'].every((id) => machine.parts[id]?.socket == null);

/** HW-10 Wrong kind of memory: registered modules in a board for unbuffered ones. */
const HW_10: CaseData = {
  id: 'HW-10',
  truth: 'memory-registered',
  difficulty: 3,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 12,
  cured: REGISTERED_OUT,
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['blinking'],
    cause: ['memory-registered'],
    action: ['place-part', 'seat-part', 'lift-part'],
    part: ['dimm-r1', 'dimm-r2', 'dimm-1', 'dimm-3'],
    prevention: ['unbuffered-only'],
  },
};

/** Its look-alike: the modules are of the right kind, and one of them is not home. */
const HW_10_LOOSE: CaseData = {
  id: 'HW-10-loose',
  truth: 'memory-loose',
  // The pair that the customer bought stands there, and it is as good.
  exempt: ['slot-1', 'slot-3'],
  difficulty: 2,
  objectives: ['C1 3.3', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) => ['dimm-2', 'dimm-4'].every((id) => isHome(machine.parts[id])),
  goal: [STARTS, memoryIsComplete(STORY), NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, MEMORY_READ],
  note: {
    symptom: ['blinking'],
    cause: ['memory-loose'],
    action: ['seat-part', 'place-part'],
    part: ['dimm-2', 'dimm-4'],
    prevention: ['two-clicks'],
  },
};

export const CHEAP_MEMORY_CASES: StoryCases = { story: STORY, cases: [HW_10, HW_10_LOOSE] };
