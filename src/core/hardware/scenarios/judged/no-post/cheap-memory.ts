import type { Fault } from '../../../behaviour/faults.ts';
import type { LabCommand } from '../../../model/commands.ts';
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
import { closing, pushModuleHome, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Bought server memory cheap, now amber blinking": the wrong kind, or the right kind half in. */
export const CHEAP_MEMORY: Story = {
  id: 'cheap-memory',
  family: 'F2',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      // No `parts`: the pair that belongs here lies in the bag, and one bought module does not make up for two.
      id: 'memory-registered',
      band: 'common',
      faults: [
        [
          { kind: 'fit', part: 'dimm-r1', socket: 'slot-1' },
          { kind: 'fit', part: 'dimm-r2', socket: 'slot-3' },
          { kind: 'bench', part: 'dimm-1' },
          { kind: 'bench', part: 'dimm-3' },
        ],
      ],
    },
    {
      id: 'memory-loose',
      band: 'possible',
      faults: [looseOne('dimm-2', 'top'), looseOne('dimm-4', 'bottom')],
    },
    {
      id: 'module-dead',
      band: 'possible',
      parts: ['dimm'],
      faults: [[...unbuffered(), { kind: 'condition', part: 'dimm-4', condition: 'damaged' }]],
    },
  ],
  setups: { panel: 90, start: 15 },
  tests: [
    {
      id: 'read-power-led',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['2-4', '2-5', '2-3', 'steady', 'off'],
      otherwise: '2-4',
      says: { 'memory-registered': '2-5' },
    },
    {
      id: 'look-at-memory',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['home', 'proud'],
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
    {
      id: 'look:dimm-r1',
      also: ['look:dimm-r2', 'look:dimm-2', 'look:dimm-4'],
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'label-registered'],
      otherwise: 'normal',
      says: { 'memory-registered': 'label-registered' },
    },
  ],
  answers: { 'what-bought': 'from-a-server', 'old-ones': 'in-the-bag', 'how-pushed': 'hard-push' },
  asset: { model: 'Harrow 5000 MT', memory: '16 GB unbuffered (2 x 8 GB)', 'sata-mode': 'RAID' },
  card: {
    manualSections: ['safety', 'codes', 'memory'],
    noteChoices: {
      symptoms: ['blinking', 'dead', 'less-memory'],
      preventions: ['unbuffered-only', 'two-clicks', 'buy-new', 'none'],
    },
    escalations: [],
  },
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
