import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, START, SWITCH_OFF, TO_DESKTOP, TRAIN } from '../../procedures.ts';
import { LOCKS_IN_SHEETS } from '../../public/heat/locks-in-sheets.ts';
import { blowOut, dustIn, dustyCooler } from '../causes/cooling.ts';
import { HALF_EPS, halfEps, pushEps } from '../causes/half-eps.ts';
import { findModule, marginalModule, marginalModules } from '../causes/module-marginal.ts';
import { CORE_TEST, CORES_PASS, claimWarranty, faultyCore, STANDARD_SETTINGS } from '../causes/processor.ts';
import { LOG, OPEN_UP } from '../causes/repair.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

const UNDERVOLT = { kind: 'setting', setting: 'cpu-tuning', value: 'undervolt' } as const;
const BAD_CORE = { kind: 'trait', target: 'cpu', traits: { core: 'faulty' } } as const;

/** "It crashes in spreadsheets, never in games": the processor, its settings, its power plug, or memory. */
const STORY: Story = {
  ...LOCKS_IN_SHEETS,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'undervolt',
      band: 'possible',
      answers: { settings: 'cousin-quiet' },
      placements: [{ faults: [UNDERVOLT] }],
    },
    { id: 'eps-half', band: 'possible', answers: { 'when-locks': 'goes-dark' }, placements: HALF_EPS },
    {
      id: 'core-faulty',
      band: 'possible',
      parts: ['cpu'],
      placements: [
        { faults: [BAD_CORE] },
        { faults: [BAD_CORE, UNDERVOLT], answers: { settings: 'cousin-quiet' } },
      ],
    },
    {
      id: 'module-marginal',
      band: 'common',
      parts: ['dimm'],
      answers: { 'when-locks': 'different-codes' },
      placements: marginalModules(['a2', 'b2']),
    },
    {
      id: 'cooler-choked',
      band: 'possible',
      answers: { 'when-locks': 'loud-then-off' },
      placements: dustIn('cpu-cooler', 1, 0.85),
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'ask:when-locks',
      outcomes: ['one-code', 'goes-dark', 'different-codes', 'loud-then-off'],
      otherwise: ['one-code', 'leaning'],
      says: {
        'eps-half': ['goes-dark', 'leaning'],
        'cooler-choked': ['loud-then-off', 'leaning'],
        'module-marginal': ['different-codes', 'leaning'],
      },
    },
    {
      id: 'ask:settings',
      outcomes: ['cousin-quiet', 'nobody'],
      otherwise: ['nobody', 'likely'],
      says: { undervolt: ['cousin-quiet', 'likely'], 'core-faulty': { 'cousin-quiet': 0.5, nobody: 0.5 } },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'whea-18', 'stops-mixed', 'power-41', 'heat-37'],
      otherwise: 'whea-18',
      says: { 'module-marginal': 'stops-mixed', 'eps-half': 'power-41', 'cooler-choked': 'heat-37' },
    },
    {
      id: 'page:firmware-power',
      outcomes: ['untuned', 'undervolted'],
      otherwise: 'untuned',
      says: { undervolt: 'undervolted', 'core-faulty': { untuned: 0.5, undervolted: 0.5 } },
    },
    {
      id: 'run:core-test',
      outcomes: ['pass', 'machine-check', 'machine-check-tuned', 'power-cut', 'too-hot'],
      otherwise: 'pass',
      says: {
        undervolt: 'machine-check-tuned',
        'core-faulty': { 'machine-check': 0.5, 'machine-check-tuned': 0.5 },
        'eps-half': 'power-cut',
        'cooler-choked': 'too-hot',
      },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'power-cut', 'too-hot'],
      otherwise: 'pass',
      says: { 'eps-half': 'power-cut', 'cooler-choked': 'too-hot' },
    },
    { id: 'run:memtest', otherwise: 'clean', says: { 'module-marginal': 'errors' } },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-choked': 'dust-mat' },
    },
    {
      id: 'look:conn-eps',
      outcomes: ['normal', 'half-in'],
      otherwise: 'normal',
      says: { 'eps-half': 'half-in' },
    },
  ],
  answers: { 'when-locks': 'one-code', games: 'whole-evening', settings: 'nobody' },
  plan: (view) => [
    ...ask('when-locks', 'settings'),
    { kind: 'read-asset' },
    ...START,
    LOG,
    ...afterLog(view),
  ],
};

const SYMPTOM = 'locks-up';
/** The core test, until it fails for the first time. */
const SEE_IT: readonly LabCommand[] = [TO_DESKTOP, ...CORE_TEST.slice(0, 2)];

function afterLog(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:event-log')) {
    case 'stops-mixed':
      return findModule(
        view,
        { symptom: SYMPTOM, evidence: ['page:event-log', 'run:memtest'], prevention: 'check-files' },
        ['a2', 'b2'],
        TRAIN,
      );
    case 'power-41':
      return [
        ...SEE_IT,
        ...pushEps(view, {
          ...{ symptom: SYMPTOM, evidence: ['run:core-test', 'look:conn-eps'], prevention: 'both-halves' },
        }),
      ];
    case 'heat-37':
      return [...SEE_IT, ...OPEN_UP, ...inspect('cpu-cooler'), ...afterLook(view)];
    case 'whea-18':
      return [...SEE_IT, { kind: 'open-page', page: 'firmware-power' }, ...afterSettings(view)];
    default:
      return [];
  }
}

function afterLook(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:cpu-cooler') !== 'dust-mat') return [];
  const words = {
    symptom: SYMPTOM,
    evidence: ['page:event-log', 'look:cpu-cooler'],
    prevention: 'clean-yearly',
  };
  return blowOut(view, 'cooler-choked', words);
}

function afterSettings(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:firmware-power')) {
    case 'undervolted':
      return [
        theory('undervolt', 80),
        { kind: 'change-setting', setting: 'cpu-tuning', value: 'stock' },
        ...SWITCH_OFF,
        ...START,
        ...testAgain(view),
      ];
    case 'untuned':
      return passOn(view, 'run:core-test');
    default:
      return [];
  }
}

/** At standard settings: what fails now fails by itself, and within minutes. */
function testAgain(view: LabView): readonly LabCommand[] {
  const [, again] = view.findings.filter(({ test }) => test === 'run:core-test');
  const begun = CORE_TEST.slice(0, 2);
  switch (again?.outcome) {
    case 'machine-check':
      return [...begun, ...passOn(view, 'page:event-log')];
    case 'pass':
      return [...CORE_TEST, ...noteTuning(view)];
    default:
      return CORE_TEST;
  }
}

/** Under warranty: its maker replaces the processor. */
function passOn(view: LabView, evidence: string): readonly LabCommand[] {
  const words = { symptom: SYMPTOM, evidence: [evidence], prevention: 'standard-first' };
  return claimWarranty(view, words, 'run:core-test');
}

function noteTuning(view: LabView): readonly LabCommand[] {
  return closing(view, {
    symptom: SYMPTOM,
    cause: 'undervolt',
    evidence: ['page:event-log', 'page:firmware-power'],
    action: 'change-setting',
    part: null,
    verification: ['start-system', 'run:core-test'],
    prevention: 'test-tuning',
  });
}

/** HW-32 Machine check: one core miscalculates, whatever the settings. */
const HW_32: CaseData = {
  ...faultyCore(SYMPTOM, ['standard-first']),
  id: 'HW-32',
  difficulty: 5,
  parMinutes: 24,
};

/** The processor is sound, and gets less voltage than it was made for. */
const HW_32_TUNED: CaseData = {
  id: 'HW-32-tuned',
  truth: 'undervolt',
  difficulty: 3,
  objectives: ['C1 5.1'],
  parMinutes: 20,
  cured: STANDARD_SETTINGS.holds,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, STANDARD_SETTINGS],
  verify: [STARTED, CORES_PASS],
  note: {
    symptom: [SYMPTOM],
    action: ['change-setting', 'use-tool'],
    part: [null, 'cpu'],
    prevention: ['test-tuning', 'standard-first'],
  },
};

/** Four of the eight pins of the processor's power plug carry too little for all cores at once. */
const HW_32_EPS: CaseData = {
  ...halfEps(SYMPTOM, ['both-halves']),
  id: 'HW-32-eps',
  difficulty: 3,
  parMinutes: 22,
};

/** The large sheets fill the memory, and one of two modules makes errors. */
const HW_32_MEMORY: CaseData = {
  ...marginalModule(STORY, SYMPTOM, ['check-files']),
  id: 'HW-32-memory',
  difficulty: 3,
  parMinutes: 40,
};

/** All cores at once make more heat than the dusty heat sink gets rid of. */
const HW_32_DUST: CaseData = {
  ...dustyCooler('cooler-choked', SYMPTOM, ['clean-yearly']),
  id: 'HW-32-dust',
  difficulty: 3,
  parMinutes: 26,
};

export const LOCKS_IN_SHEETS_CASES: StoryCases = {
  story: STORY,
  cases: [HW_32, HW_32_TUNED, HW_32_EPS, HW_32_MEMORY, HW_32_DUST],
};
