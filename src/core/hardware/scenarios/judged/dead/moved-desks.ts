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
import { MOVED_DESKS } from '../../public/dead/moved-desks.ts';
import { closing, said, theory } from '../expert-plan.ts';
import {
  NOTHING_BROKEN,
  PUT_TOGETHER,
  proven,
  STARTED,
  STARTED_THREE_TIMES,
  STARTED_TWICE,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "We moved desks, it starts for a second then dies": something was knocked half loose. */
const STORY: Story = {
  ...MOVED_DESKS,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'main-plug',
      band: 'common',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }] }],
    },
    {
      id: 'cooler-loose',
      band: 'possible',
      answers: { 'how-long': 'some-seconds' },
      placements: [
        { faults: [{ kind: 'latch', latch: 'clip-cooler-1', position: 'open' }] },
        { faults: [{ kind: 'latch', latch: 'clip-cooler-2', position: 'open' }] },
      ],
    },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      answers: { 'how-long': 'not-at-all' },
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-start' } }] }],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'ask:how-long',
      outcomes: ['a-moment', 'some-seconds', 'not-at-all'],
      otherwise: 'a-moment',
      says: { 'cooler-loose': 'some-seconds', 'supply-dead': 'not-at-all' },
    },
    {
      id: 'look:cable-atx24',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'lever-open'],
      otherwise: 'normal',
      says: { 'cooler-loose': 'lever-open' },
    },
    {
      id: 'measure-tp-3v3',
      outcomes: ['zero', 'unsteady'],
      otherwise: 'zero',
      says: { 'main-plug': 'unsteady' },
    },
  ],
  answers: { carried: 'bumped', opened: 'drive-removed', 'how-long': 'a-moment' },
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

/** HW-06 Half a handshake: the main plug stands two millimetres proud. */
const HW_06: CaseData = {
  id: 'HW-06',
  truth: 'main-plug',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 12,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_THREE_TIMES, proven('plug-firm', 'tug:cable-atx24', 'firm')],
  note: {
    symptom: ['dies'],
    cause: ['main-plug'],
    action: ['plug-cable'],
    part: ['cable-atx24'],
    prevention: ['click-check', 'move-by-it'],
  },
};

/** Its look-alike: a clip of the cooler sprang open. */
const HW_06_CLIP: CaseData = {
  id: 'HW-06-clip',
  truth: 'cooler-loose',
  difficulty: 3,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) =>
    machine.latches['clip-cooler-1'] === 'closed' && machine.latches['clip-cooler-2'] === 'closed',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, STARTED_TWICE],
  note: {
    symptom: ['dies'],
    cause: ['cooler-loose'],
    action: ['close-latch'],
    part: ['cpu-cooler'],
    prevention: ['click-check', 'move-by-it'],
  },
};

export const MOVED_DESKS_CASES: StoryCases = { story: STORY, cases: [HW_06, HW_06_CLIP] };
