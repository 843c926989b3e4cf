import { buttonWired, isShorted } from '../../../behaviour/electrics.ts';
import { NEW_BUILD_TWITCH } from '../../public/dead/new-build-twitch.ts';
import type { Predicate } from '../../scenario.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { asksWhatItDoes } from './new-build-twitch-plan.ts';

/** "My first build does not start": a machine that never ran. */
const STORY: Story = {
  ...NEW_BUILD_TWITCH,
  mains: 'any',
  arrival: [{ kind: 'untrained' }, { kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'board-short',
      band: 'possible',
      placements: [{ faults: [{ kind: 'fit', part: 'standoff-extra', socket: 'tray-hole-10' }] }],
    },
    {
      id: 'main-plug',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-atx24', plug: 'partial' }] }],
    },
    {
      id: 'cooler-loose',
      band: 'possible',
      answers: { 'how-long': 'some-seconds' },
      placements: [
        { faults: [{ kind: 'screw', screw: 'screw-cooler-1', state: 'out' }] },
        { faults: [{ kind: 'screw', screw: 'screw-cooler-3', state: 'out' }] },
      ],
    },
    {
      id: 'button-lead',
      band: 'possible',
      answers: { 'how-long': 'nothing' },
      placements: [
        {
          faults: [
            { kind: 'plug', end: 'cable-reset-sw', plug: 'none' },
            { kind: 'plug', end: 'cable-front-panel', plug: 'latched', connector: 'fpanel-reset-sw' },
          ],
        },
        { faults: [{ kind: 'plug', end: 'cable-front-panel', plug: 'none' }] },
      ],
    },
    {
      id: 'supply-dead',
      band: 'possible',
      parts: ['psu'],
      answers: { 'how-long': 'nothing' },
      placements: [{ faults: [{ kind: 'trait', target: 'psu', traits: { supply: 'no-start' } }] }],
    },
  ],
  setups: { panel: 90, meter: 60 },
  tests: [
    {
      id: 'ask:how-long',
      outcomes: ['half-second', 'some-seconds', 'nothing'],
      otherwise: 'half-second',
      says: { 'cooler-loose': 'some-seconds', 'supply-dead': 'nothing', 'button-lead': 'nothing' },
    },
    {
      id: 'press-power',
      outcomes: ['twitch', 'hot', 'nothing'],
      otherwise: 'twitch',
      says: { 'cooler-loose': 'hot', 'supply-dead': 'nothing', 'button-lead': 'nothing' },
    },
    {
      id: 'look:cable-atx24',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'main-plug': 'plug-proud' },
    },
    {
      id: 'look:cable-front-panel',
      outcomes: ['normal', 'in-fpanel-reset-sw', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'button-lead': { normal: 0.02, 'in-fpanel-reset-sw': 0.49, 'hangs-loose': 0.49 } },
    },
    {
      id: 'measure-short',
      outcomes: ['normal', 'short', 'unsteady'],
      otherwise: 'normal',
      // A button that is not wired drains nothing: what is left in the capacitors moves the needle.
      says: { 'board-short': 'short', 'button-lead': 'unsteady' },
    },
    {
      id: 'psu-tester',
      otherwise: 'pass',
      says: { 'supply-dead': 'dark' },
    },
  ],
  answers: {
    'never-started': 'never',
    'how-mounted': 'all-screws',
    'which-cables': 'all-cables',
    'how-long': 'half-second',
  },
  plan: asksWhatItDoes,
};

/** HW-05 Click and die: a tenth standoff under the board shorts +12 V to the case. */
const HW_05: CaseData = {
  id: 'HW-05',
  truth: 'board-short',
  difficulty: 4,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 76,
  cured: ({ machine }) =>
    machine.parts['motherboard']?.socket === 'tray-board' &&
    !isShorted(machine) &&
    machine.parts['standoff-extra']?.socket === null,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED, proven('no-short', 'measure-short', 'normal')],
  note: {
    symptom: ['twitch'],
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
  parMinutes: 12,
  cured: ({ machine }) => machine.plugs['cable-atx24'] === 'latched',
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
  note: {
    symptom: ['twitch'],
    action: ['plug-cable'],
    part: ['cable-atx24'],
    prevention: ['click-check', 'bench-test'],
  },
};

const COMMON: Pick<CaseData, 'goal' | 'verify'> = {
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
  verify: [STARTED],
};

/** Its look-alike: a screw of the cooler is out, and the processor switches off in seconds. */
const HW_05_COOLER: CaseData = {
  ...COMMON,
  id: 'HW-05-cooler',
  truth: 'cooler-loose',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 14,
  cured: ({ machine }) =>
    ['screw-cooler-1', 'screw-cooler-2', 'screw-cooler-3', 'screw-cooler-4'].every(
      (screw) => machine.fasteners[screw] === 'tight',
    ),
  note: {
    symptom: ['twitch'],
    action: ['tighten-screw'],
    part: ['cpu-cooler'],
    prevention: ['bench-test', 'none'],
  },
};

/** Its look-alike: the lead of the power button is on the wrong pins or off. */
const HW_05_BUTTON: CaseData = {
  ...COMMON,
  id: 'HW-05-button',
  truth: 'button-lead',
  difficulty: 2,
  objectives: ['C1 3.5', 'C1 5.1'],
  parMinutes: 16,
  cured: ({ machine }) => buttonWired(machine, 'cable-front-panel'),
  note: {
    symptom: ['twitch', 'dead'],
    action: ['plug-cable'],
    part: ['cable-front-panel', 'fpanel-power-sw'],
    prevention: ['bench-test', 'none'],
  },
};

/** The supply was tested without the board before it went back. */
const SUPPLY_TESTED: Predicate = {
  id: 'supply-tested',
  holds: ({ evidence }) => evidence.some(({ test, outcome }) => test === 'psu-tester' && outcome === 'dark'),
};

/** Its look-alike: the new power supply does not switch on. It is under warranty. */
const HW_05_SUPPLY: CaseData = {
  id: 'HW-05-supply',
  truth: 'supply-dead',
  difficulty: 3,
  objectives: ['C1 3.6', 'C1 5.1'],
  parMinutes: 16,
  cured: ({ job }) => job.escalatedTo === 'shop',
  goal: [PUT_TOGETHER],
  verify: [SUPPLY_TESTED],
  note: {
    symptom: ['twitch', 'dead'],
    action: ['escalate'],
    part: ['psu'],
    prevention: ['bench-test', 'none'],
  },
};

export const NEW_BUILD_TWITCH_CASES: StoryCases = {
  story: STORY,
  cases: [HW_05, HW_05_PLUG, HW_05_COOLER, HW_05_BUTTON, HW_05_SUPPLY],
};
