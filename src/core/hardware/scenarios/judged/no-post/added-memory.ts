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
  TRAIN,
  takeOut,
} from '../../procedures.ts';
import { closing, pushModuleHome, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Added memory, now black screen": a module that is not home, one that is dead, or nothing but impatience. */
export const ADDED_MEMORY: Story = {
  id: 'added-memory',
  family: 'F2',
  model: 'kestrel-b7',
  mains: 'any',
  arrival: [{ kind: 'untrained' }, { kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'memory-loose',
      band: 'common',
      faults: [
        [{ kind: 'unseat', part: 'dimm-b2', end: 'top' }],
        [{ kind: 'unseat', part: 'dimm-b2', end: 'bottom' }],
      ],
    },
    {
      id: 'training-cut',
      band: 'possible',
      faults: [[{ kind: 'untrained', seconds: 240 }], [{ kind: 'untrained', seconds: 300 }]],
    },
    {
      id: 'module-dead',
      band: 'possible',
      parts: ['dimm'],
      faults: [[{ kind: 'condition', part: 'dimm-b2', condition: 'damaged' }]],
    },
    {
      id: 'slot-broken',
      band: 'veryRare',
      parts: ['motherboard'],
      faults: [[{ kind: 'trait', target: 'slot-b2', traits: { contacts: 'broken' } }]],
    },
  ],
  setups: { panel: 90, start: 15, alone: 240 },
  tests: [
    {
      id: 'read-post-code',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['53', '51', 'moving', '55', 'AA'],
      otherwise: '51',
      says: { 'training-cut': 'moving' },
    },
    {
      id: 'read-debug-leds',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['led-dram', 'led-dram-moving', 'led-cpu', 'led-vga', 'none'],
      otherwise: 'led-dram',
      says: { 'training-cut': 'led-dram-moving' },
    },
    {
      id: 'look-at-memory',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['home', 'proud'],
      otherwise: 'home',
      says: { 'memory-loose': 'proud' },
    },
  ],
  answers: { 'what-added': 'same-kind', 'how-pushed': 'with-thumbs', 'how-long': 'two-minutes' },
  asset: { model: 'Kestrel B7', memory: '32 GB (2 x 16 GB)', supply: '750 W' },
  card: {
    manualSections: ['safety', 'codes', 'memory', 'board'],
    noteChoices: {
      symptoms: ['no-picture', 'dead', 'less-memory'],
      preventions: ['two-clicks', 'let-it-train', 'keep-receipt', 'none'],
    },
    escalations: [],
  },
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
