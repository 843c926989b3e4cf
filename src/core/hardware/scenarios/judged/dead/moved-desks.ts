import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  replug,
  START,
  SWITCH_OFF,
} from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "We moved desks, it starts for a second then dies": something was knocked half loose. */
export const MOVED_DESKS: Story = {
  id: 'moved-desks',
  family: 'F1',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    { id: 'main-plug', band: 'common', faults: [[{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }]] },
    {
      id: 'cooler-loose',
      band: 'possible',
      answers: { 'how-long': 'some-seconds' },
      faults: [
        [{ kind: 'latch', latch: 'clip-cooler-1', position: 'open' }],
        [{ kind: 'latch', latch: 'clip-cooler-2', position: 'open' }],
      ],
    },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      answers: { 'how-long': 'not-at-all' },
      faults: [[{ kind: 'trait', target: 'psu', traits: { supply: 'no-start' } }]],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'ask:how-long',
      costSeconds: 60,
      outcomes: ['a-moment', 'some-seconds', 'not-at-all'],
      otherwise: 'a-moment',
      says: { 'cooler-loose': 'some-seconds', 'supply-dead': 'not-at-all' },
    },
    {
      id: 'look:cable-atx24',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'look:cpu-cooler',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'lever-open'],
      otherwise: 'normal',
      says: { 'cooler-loose': 'lever-open' },
    },
    {
      id: 'measure-tp-3v3',
      costSeconds: 60,
      setups: ['panel', 'meter'],
      outcomes: ['zero', 'unsteady'],
      otherwise: 'zero',
      says: { 'main-plug': 'unsteady' },
    },
  ],
  answers: { carried: 'bumped', opened: 'drive-removed', 'how-long': 'a-moment' },
  asset: { model: 'Harrow 5000 MT', memory: '16 GB', 'sata-mode': 'RAID', supply: '460 W' },
  card: {
    manualSections: ['safety', 'power', 'cooling', 'codes'],
    noteChoices: {
      symptoms: ['dies', 'dead', 'no-picture'],
      preventions: ['click-check', 'move-by-it', 'surge-protection', 'none'],
    },
    escalations: [],
  },
  plan: (view, log) => {
    const first = ask('how-long');
    const stops = said(view, 'ask:how-long');
    if (stops === null) return first;
    const inside = [...first, ...MAKE_SAFE, ...OPEN_CASE];
    return [...inside, ...(stops === 'some-seconds' ? closeClip(view, log) : pushHome(view))];
  },
};

function pushHome(view: LabView): readonly LabCommand[] {
  return [
    ...inspect('cable-atx24'),
    theory('main-plug', 95),
    ...replug('cable-atx24'),
    { kind: 'use-tool', tool: 'tug', target: 'cable-atx24' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...SWITCH_OFF,
    ...START,
    ...SWITCH_OFF,
    ...START,
    ...closing(view, {
      symptom: 'dies',
      cause: 'main-plug',
      evidence: ['look:cable-atx24'],
      action: 'plug-cable',
      part: 'cable-atx24',
      prevention: 'click-check',
    }),
  ];
}

/** The clip that stands open, or was closed by now. */
function openClip(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const closed = log.find(({ kind }) => kind === 'close-latch');
  if (closed !== undefined) return [closed];
  const open = Object.values(view.latches).find(
    ({ socket, position }) => socket === 'mount-cooler' && position === 'open',
  );
  return open === undefined ? [] : [{ kind: 'close-latch', target: open.id }];
}

function closeClip(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  return [
    ...inspect('cpu-cooler'),
    theory('cooler-loose', 95),
    ...openClip(view, log),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...SWITCH_OFF,
    ...START,
    ...closing(view, {
      symptom: 'dies',
      cause: 'cooler-loose',
      evidence: ['look:cpu-cooler'],
      action: 'close-latch',
      part: 'cpu-cooler',
      prevention: 'move-by-it',
    }),
  ];
}
