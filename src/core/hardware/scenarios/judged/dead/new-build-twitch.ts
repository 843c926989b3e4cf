import { isShorted } from '../../../behaviour/electrics.ts';
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
  replug,
  TRAIN,
  takeOut,
} from '../../procedures.ts';
import { NEW_BUILD_TWITCH } from '../../public/dead/new-build-twitch.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Fans twitch for half a second then off, again and again": a supply that protects itself in a machine never started. */
const STORY: Story = {
  ...NEW_BUILD_TWITCH,
  mains: 'any',
  arrival: [{ kind: 'untrained' }, { kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'board-short',
      band: 'common',
      placements: [{ faults: [{ kind: 'fit', part: 'standoff-extra', socket: 'tray-hole-10' }] }],
    },
    {
      id: 'main-plug',
      band: 'common',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }] }],
    },
    {
      id: 'cooler-loose',
      band: 'rare',
      placements: [{ faults: [{ kind: 'screw', screw: 'screw-cooler-1', state: 'out' }] }],
    },
    {
      id: 'supply-dead',
      band: 'rare',
      parts: ['psu'],
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-start' } }] }],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'press-power',
      otherwise: 'twitch',
      says: { 'cooler-loose': 'hot', 'supply-dead': 'nothing' },
    },
    {
      id: 'look:cable-atx24',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'measure-short',
      outcomes: ['normal', 'short'],
      otherwise: 'normal',
      says: { 'board-short': 'short' },
    },
    {
      id: 'psu-tester',
      otherwise: 'pass',
      says: { 'supply-dead': 'dark' },
    },
  ],
  answers: { 'never-started': 'never', 'how-mounted': 'all-screws', 'which-cables': 'all-cables' },
  plan: (view) => {
    const plug = said(view, 'look:cable-atx24');
    const first = [...MAKE_SAFE, ...OPEN_CASE, ...inspect('cable-atx24')];
    if (plug === null) return first;
    return [...first, ...(plug === 'plug-proud' ? pushHome(view) : takeStandoffOut(view))];
  },
};

function pushHome(view: LabView): readonly LabCommand[] {
  return [
    theory('main-plug', 95),
    ...replug('cable-atx24'),
    ...CLOSE_CASE,
    ...CONNECT,
    ...TRAIN,
    ...closing(view, {
      symptom: 'twitch',
      cause: 'main-plug',
      evidence: ['look:cable-atx24'],
      action: 'plug-cable',
      part: 'cable-atx24',
      prevention: 'click-check',
    }),
  ];
}

const CARD: Mounting = {
  socket: 'slot-x16',
  ends: ['edge'],
  cables: ['cable-pcie', 'cable-monitor'],
  latches: ['latch-x16'],
  screws: ['screw-gpu-1', 'screw-gpu-2'],
};

/** Everything that reaches the board, beside the card. */
const BOARD: Mounting = {
  socket: 'tray-board',
  ends: ['edge'],
  cables: [
    ...['cable-atx24', 'cable-eps', 'cable-sata-data-far', 'cable-sata-data-2-far', 'cable-front-panel'],
    ...['cable-reset-sw', 'cable-power-led', 'cable-hdd-led', 'cable-front-usb', 'cable-front-audio'],
    ...['cable-fan-front-1', 'cable-fan-front-2', 'cable-fan-front-3', 'cable-fan-rear', 'cable-lan'],
    'cable-cpu-fan',
  ],
  latches: [],
  screws: Array.from({ length: 9 }, (_, index) => `screw-board-${index + 1}`),
};

function takeStandoffOut(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'set-meter', function: 'ohm', range: 200 },
    { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' },
    theory('board-short'),
    ...takeOut('gpu', CARD),
    ...takeOut('motherboard', BOARD),
    { kind: 'lift-part', target: 'standoff-extra' },
    ...putIn('motherboard', BOARD),
    ...putIn('gpu', CARD),
    { kind: 'probe', black: 'conn-atx24.3', red: 'conn-atx24.10' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...TRAIN,
    ...closing(view, {
      symptom: 'twitch',
      cause: 'board-short',
      evidence: ['measure-short'],
      action: 'lift-part',
      part: 'standoff-extra',
      prevention: 'count-standoffs',
    }),
  ];
}

/** HW-05 Click and die: a tenth standoff under the board shorts +12 V to the case. */
const HW_05: CaseData = {
  id: 'HW-05',
  truth: 'board-short',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 70,
  cured: ({ machine }) =>
    machine.parts['motherboard']?.socket === 'tray-board' &&
    !isShorted(machine) &&
    machine.parts['standoff-extra']?.socket === null,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('no-short', 'measure-short', 'normal')],
  note: {
    symptom: ['twitch'],
    cause: ['board-short'],
    action: ['lift-part'],
    part: ['standoff-extra'],
    prevention: ['count-standoffs', 'bench-test'],
  },
};

/** Its look-alike: the stiff main plug never clicked. */
const HW_05_PLUG: CaseData = {
  id: 'HW-05-plug',
  truth: 'main-plug',
  difficulty: 2,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 9,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['twitch'],
    cause: ['main-plug'],
    action: ['plug-cable'],
    part: ['cable-atx24'],
    prevention: ['click-check', 'bench-test'],
  },
};

export const NEW_BUILD_TWITCH_CASES: StoryCases = { story: STORY, cases: [HW_05, HW_05_PLUG] };
