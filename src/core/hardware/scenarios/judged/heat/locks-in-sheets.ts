import { hasFaultyCore, isUndervolted } from '../../../behaviour/processor.ts';
import type { LabCommand } from '../../../model/commands.ts';
import { type LabState, partIn } from '../../../model/state.ts';
import type { LabView } from '../../../model/view.ts';
import { runThrough, START } from '../../procedures.ts';
import { LOCKS_IN_SHEETS } from '../../public/heat/locks-in-sheets.ts';
import type { Predicate } from '../../scenario.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Locks up in spreadsheets, never in games": a core that miscalculates, or one that was given too little. */
const STORY: Story = {
  ...LOCKS_IN_SHEETS,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'undervolt',
      band: 'common',
      placements: [{ faults: [{ kind: 'setting', setting: 'cpu-tuning', value: 'undervolt' }] }],
    },
    {
      id: 'core-faulty',
      band: 'rare',
      parts: ['cpu'],
      placements: [
        { faults: [{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }] },
        {
          faults: [
            { kind: 'trait', target: 'cpu', traits: { core: 'faulty' } },
            { kind: 'setting', setting: 'cpu-tuning', value: 'undervolt' },
          ],
        },
      ],
    },
    {
      id: 'module-marginal',
      band: 'rare',
      parts: ['dimm'],
      placements: [
        { faults: [{ kind: 'trait', target: 'dimm-a2', traits: { marginal: true } }] },
        { faults: [{ kind: 'trait', target: 'dimm-b2', traits: { marginal: true } }] },
      ],
    },
    {
      id: 'supply-sags',
      band: 'rare',
      parts: ['psu'],
      // 11.94 V idle, 10.97 V at full load.
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'psu',
              traits: { rails: { '12': { volts: 12.07, droopPerAmp: 0.0441 } } },
            },
          ],
        },
      ],
    },
  ],
  setups: { start: 75, desktop: 30 },
  tests: [
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'whea-18', 'stops-mixed', 'power-41'],
      otherwise: 'whea-18',
      says: { 'module-marginal': 'stops-mixed', 'supply-sags': 'power-41' },
    },
    {
      id: 'page:firmware-power',
      outcomes: ['untuned', 'undervolted'],
      otherwise: 'untuned',
      says: { undervolt: 'undervolted', 'core-faulty': { untuned: 0.5, undervolted: 0.5 } },
    },
    {
      id: 'run:core-test',
      outcomes: ['pass', 'machine-check', 'machine-check-tuned', 'power-cut'],
      otherwise: 'pass',
      says: {
        undervolt: 'machine-check-tuned',
        'core-faulty': { 'machine-check': 0.5, 'machine-check-tuned': 0.5 },
        'supply-sags': 'power-cut',
      },
    },
    {
      id: 'run:load-test',
      outcomes: ['pass', 'power-cut'],
      otherwise: 'pass',
      says: { 'supply-sags': 'power-cut' },
    },
    {
      id: 'run:memtest',
      otherwise: 'clean',
      says: { 'module-marginal': 'errors' },
    },
  ],
  answers: { 'when-locks': 'recalculating', games: 'whole-evening', settings: 'cousin-quiet' },
  plan: (view) => [...START, { kind: 'open-page', page: 'event-log' }, ...afterLog(view)],
};

function afterLog(view: LabView): readonly LabCommand[] {
  if (said(view, 'page:event-log') !== 'whea-18') return [];
  return [{ kind: 'open-page', page: 'firmware-power' }, ...afterSettings(view)];
}

const DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };

function afterSettings(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:firmware-power')) {
    case 'undervolted':
      return [
        theory('undervolt', 80),
        { kind: 'change-setting', setting: 'cpu-tuning', value: 'stock' },
        { kind: 'press-power' },
        ...START,
        ...testCores(view),
      ];
    case 'untuned':
      return [theory('core-faulty', 80), DESKTOP, ...testCores(view)];
    default:
      return [];
  }
}

/** At standard settings: what fails now fails by itself, and within minutes. */
function testCores(view: LabView): readonly LabCommand[] {
  const [run, first, ...rest] = runThrough('core-test');
  const begun = [run, first].filter((command) => command !== undefined);
  switch (said(view, 'run:core-test')) {
    case 'machine-check':
      return [...begun, ...passOn(view)];
    case 'pass':
      return [...begun, ...rest, ...noteTuning(view)];
    default:
      return [...begun, ...rest];
  }
}

/** Escalates to the manufacturer, which replaces the processor. */
function passOn(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'read-asset' },
    theory('core-faulty', 98),
    { kind: 'escalate', to: 'cpu-warranty' },
    // The machine check restarted it by itself.
    DESKTOP,
    ...closing(view, {
      symptom: 'locks-up',
      cause: 'core-faulty',
      evidence: ['page:event-log', 'run:core-test'],
      action: 'escalate',
      part: 'cpu',
      prevention: 'standard-first',
    }),
  ];
}

function noteTuning(view: LabView): readonly LabCommand[] {
  return closing(view, {
    symptom: 'locks-up',
    cause: 'undervolt',
    evidence: ['page:event-log', 'page:firmware-power'],
    action: 'change-setting',
    part: null,
    verification: ['start-system', 'run:core-test'],
    prevention: 'test-tuning',
  });
}

const COMMON: Pick<CaseData, 'objectives' | 'goal'> = {
  objectives: ['C1 5.1'],
  goal: [
    STARTS,
    NOTHING_BROKEN,
    PUT_TOGETHER,
    { id: 'standard-settings', holds: ({ machine }) => !isUndervolted(machine) },
  ],
};

/** Whether the processor failed a test without tuning and the job was escalated. */
function isPassedOn({ evidence, job }: LabState): boolean {
  const seen = evidence.some(({ test, outcome }) => test === 'run:core-test' && outcome === 'machine-check');
  return seen && job.escalatedTo === 'cpu-warranty';
}

function hasSoundCores({ machine }: LabState): boolean {
  return partIn(machine, 'socket-cpu') !== null && !hasFaultyCore(machine);
}

const CORES_PASS = proven('cores-tested', 'run:core-test', 'pass');

/** Clean on another processor; on the one that is passed on, the failure itself is the proof. */
const CORES_TESTED: Predicate = {
  id: 'cores-tested',
  holds: (state) => isPassedOn(state) || CORES_PASS.holds(state),
};

/** HW-32 Machine check: one core miscalculates, whatever the settings. */
const HW_32: CaseData = {
  ...COMMON,
  id: 'HW-32',
  truth: 'core-faulty',
  difficulty: 5,
  parMinutes: 24,
  cured: (state) => !isUndervolted(state.machine) && (hasSoundCores(state) || isPassedOn(state)),
  verify: [STARTED, CORES_TESTED],
  note: {
    symptom: ['locks-up'],
    cause: ['core-faulty'],
    action: ['escalate', 'place-part', 'order-part'],
    part: ['cpu', 'spare-cpu'],
    prevention: ['standard-first'],
  },
};

/** Its look-alike: the processor is sound, and gets less voltage than it was made for. */
const HW_32_TUNED: CaseData = {
  ...COMMON,
  id: 'HW-32-tuned',
  truth: 'undervolt',
  difficulty: 3,
  parMinutes: 14,
  cured: ({ machine }) => !isUndervolted(machine),
  verify: [STARTED, CORES_PASS],
  note: {
    symptom: ['locks-up'],
    cause: ['undervolt'],
    action: ['change-setting', 'use-tool'],
    part: [null, 'cpu'],
    prevention: ['test-tuning', 'standard-first'],
  },
};

export const LOCKS_IN_SHEETS_CASES: StoryCases = { story: STORY, cases: [HW_32, HW_32_TUNED] };
