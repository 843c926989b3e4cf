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
  TRAIN,
  takeOut,
} from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "After the cooler change only half the memory is seen": the channel, not the modules. */
export const HALF_THE_MEMORY: Story = {
  id: 'half-the-memory',
  family: 'F2',
  model: 'kestrel-b7',
  mains: 'any',
  encrypted: 'ssd-m2-1',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'contacts-bent',
      band: 'possible',
      parts: ['motherboard'],
      faults: [[{ kind: 'trait', target: 'socket-cpu', traits: { lostChannel: 'B' } }]],
    },
    {
      id: 'cooler-tilted',
      band: 'common',
      faults: [[{ kind: 'trait', target: 'cpu-cooler', traits: { lostChannel: 'B' } }]],
    },
    {
      id: 'slot-broken',
      band: 'rare',
      parts: ['motherboard'],
      faults: [[{ kind: 'trait', target: 'slot-b2', traits: { lostChannel: 'B' } }]],
    },
  ],
  setups: { panel: 90, module: 60, cooler: 200 },
  tests: [
    {
      id: 'look:cpu-cooler',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'tilted'],
      otherwise: 'normal',
      says: { 'cooler-tilted': 'tilted' },
    },
    {
      id: 'look:slot-b2',
      costSeconds: 30,
      setups: ['panel', 'module'],
      outcomes: ['normal', 'contact-broken'],
      otherwise: 'normal',
      says: { 'slot-broken': 'contact-broken' },
    },
    {
      id: 'look:socket-cpu',
      costSeconds: 30,
      setups: ['panel', 'cooler'],
      outcomes: ['normal', 'contacts-bent'],
      otherwise: 'normal',
      says: { 'contacts-bent': 'contacts-bent' },
    },
  ],
  answers: { 'processor-lifted': 'stuck', tightened: 'one-by-one', 'memory-touched': 'out-and-in' },
  asset: { model: 'Kestrel B7', memory: '32 GB (2 x 16 GB)', supply: '750 W' },
  card: {
    manualSections: ['safety', 'board', 'memory', 'cooling', 'firmware'],
    noteChoices: {
      symptoms: ['less-memory', 'no-picture', 'hot'],
      preventions: ['twist-first', 'two-clicks', 'surge-protection', 'none'],
    },
    escalations: ['warranty', 'second-line'],
  },
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
