import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { runThrough, START } from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Locks up in spreadsheets, never in games": a core that miscalculates, or one that was given too little. */
export const LOCKS_IN_SHEETS: Story = {
  id: 'locks-in-sheets',
  family: 'F4',
  model: 'kestrel-b7',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'undervolt',
      band: 'common',
      faults: [[{ kind: 'setting', setting: 'cpu-tuning', value: 'undervolt' }]],
    },
    {
      id: 'core-faulty',
      band: 'possible',
      parts: ['cpu'],
      faults: [
        [{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }],
        // Tuned as well: that alone explains every failure until it is undone.
        [
          { kind: 'trait', target: 'cpu', traits: { core: 'faulty' } },
          { kind: 'setting', setting: 'cpu-tuning', value: 'undervolt' },
        ],
      ],
    },
    {
      id: 'module-marginal',
      band: 'possible',
      parts: ['dimm'],
      faults: [
        [{ kind: 'trait', target: 'dimm-a2', traits: { marginal: true } }],
        [{ kind: 'trait', target: 'dimm-b2', traits: { marginal: true } }],
      ],
    },
    {
      id: 'supply-sags',
      band: 'rare',
      parts: ['psu'],
      // 11.94 V idle, 10.97 V at full load.
      faults: [
        [
          {
            kind: 'trait',
            target: 'psu',
            traits: { rails: { '12': { volts: 12.07, droopPerAmp: 0.0441 } } },
          },
        ],
      ],
    },
  ],
  setups: { start: 75, desktop: 30 },
  tests: [
    {
      id: 'page:event-log',
      costSeconds: 120,
      setups: ['start', 'desktop'],
      outcomes: ['quiet', 'whea-18', 'stops-mixed', 'power-41'],
      otherwise: 'whea-18',
      says: { 'module-marginal': 'stops-mixed', 'supply-sags': 'power-41' },
    },
    {
      id: 'page:firmware-power',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['untuned', 'undervolted'],
      otherwise: 'untuned',
      says: { undervolt: 'undervolted', 'core-faulty': { untuned: 0.5, undervolted: 0.5 } },
    },
    {
      id: 'run:core-test',
      costSeconds: 60,
      setups: ['start', 'desktop'],
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
      costSeconds: 60,
      setups: ['start', 'desktop'],
      outcomes: ['pass', 'power-cut'],
      otherwise: 'pass',
      says: { 'supply-sags': 'power-cut' },
    },
    {
      id: 'run:memtest',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['clean', 'errors'],
      otherwise: 'clean',
      says: { 'module-marginal': 'errors' },
    },
  ],
  answers: { 'when-locks': 'recalculating', games: 'whole-evening', settings: 'cousin-quiet' },
  asset: {
    model: 'Kestrel B7',
    processor: 'Ardent A7-7600',
    warranty: 'A7-7600: 2028-05',
    memory: '32 GB',
    supply: '750 W',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['locks-up', 'slow-hot', 'restarts-loaded'],
      preventions: ['standard-first', 'test-tuning', 'check-files', 'none'],
    },
    escalations: ['cpu-warranty'],
  },
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

/** The maker replaces it; until then the machine serves for everything but sums. */
function passOn(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'read-asset' },
    theory('core-faulty', 98),
    { kind: 'escalate', to: 'cpu-warranty' },
    ...START,
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
