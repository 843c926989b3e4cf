import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import {
  ask,
  CLOSE_CASE,
  CONNECT,
  fromStick,
  MAKE_SAFE,
  MEMTEST,
  OPEN_CASE,
  START,
} from '../../procedures.ts';
import { hardDisk, replaceDrive } from '../drives/new-drive.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "Another blue screen each time, and files that will not open": memory, or the disk they lie on. */
export const RANDOM_BLUE: Story = {
  id: 'random-blue',
  family: 'F4',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'module-marginal',
      band: 'common',
      parts: ['dimm'],
      faults: [
        [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }],
        [{ kind: 'trait', target: 'dimm-3', traits: { marginal: true } }],
      ],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      faults: [
        [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 140, '187': 22, '197': 40, '198': 40 } } }],
      ],
    },
    {
      id: 'core-faulty',
      band: 'possible',
      parts: ['cpu'],
      faults: [[{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }]],
    },
    {
      id: 'supply-sags',
      band: 'possible',
      parts: ['psu'],
      faults: [
        [
          {
            kind: 'trait',
            target: 'psu',
            traits: { rails: { '12': { volts: 11.956, droopPerAmp: 0.0437 } } },
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
      outcomes: ['quiet', 'stops-mixed', 'disk-errors', 'whea-18', 'power-41'],
      otherwise: 'quiet',
      says: {
        'module-marginal': 'stops-mixed',
        'disk-failing': 'disk-errors',
        'core-faulty': 'whea-18',
        'supply-sags': 'power-41',
      },
    },
    {
      id: 'run:memtest',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['clean', 'errors'],
      otherwise: 'clean',
      says: { 'module-marginal': 'errors' },
    },
    {
      id: 'page:drive-health',
      costSeconds: 90,
      setups: ['start', 'desktop'],
      outcomes: ['clean', 'failing'],
      otherwise: 'clean',
      says: { 'disk-failing': 'failing' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', pattern: 'no-pattern' },
  asset: { model: 'Harrow 5000 MT', memory: '2 x 8 GB', 'drive-2': 'Basalt Desk 1 TB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['blue-screens', 'no-system', 'slow-hot'],
      preventions: ['check-files', 'backup-plan', 'clean-yearly', 'none'],
    },
    escalations: ['recovery-lab'],
  },
  plan: (view) => [...START, { kind: 'open-page', page: 'event-log' }, ...afterLog(view)],
};

function afterLog(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:event-log')) {
    case 'stops-mixed':
      return halveMemory(view);
    case 'disk-errors':
      return saveDisk(view);
    default:
      return [];
  }
}

const OFF: readonly LabCommand[] = [{ kind: 'press-power' }, ...MAKE_SAFE];

const latches = (slot: string): readonly string[] => [`latch-${slot}-top`, `latch-${slot}-bottom`];

function out(module: string, slot: string): readonly LabCommand[] {
  return [
    ...latches(slot).map((target): LabCommand => ({ kind: 'press-latch', target })),
    { kind: 'lift-part', target: module },
  ];
}

function into(module: string, slot: string): readonly LabCommand[] {
  return [
    { kind: 'place-part', target: module, socket: `slot-${slot}` },
    { kind: 'seat-part', target: module, end: 'top' },
    { kind: 'seat-part', target: module, end: 'bottom' },
  ];
}

/** The test again with one module out: it tells which of the two. */
function halveMemory(view: LabView): readonly LabCommand[] {
  const runs = view.findings.filter(({ test }) => test === 'run:memtest');
  const alone = runs[1]?.outcome;
  const half: readonly LabCommand[] = [
    ...MEMTEST,
    ...OFF,
    ...OPEN_CASE,
    ...out('dimm-3', '3'),
    ...CONNECT,
    ...START,
    ...MEMTEST,
  ];
  if (alone === undefined) return half;
  const replace =
    alone === 'errors'
      ? [...out('dimm-1', '1'), ...into('dimm-3', '3'), ...into('spare-dimm', '1')]
      : into('spare-dimm', '3');
  return [
    ...half,
    theory('module-marginal', 98),
    { kind: 'order-part', sku: 'dimm' },
    ...OFF,
    ...replace,
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...fromStick('memtest', 'memtest'),
    { kind: 'press-power' },
    ...START,
    ...closing(view, {
      symptom: 'blue-screens',
      cause: 'module-marginal',
      evidence: ['page:event-log', 'run:memtest'],
      action: 'place-part',
      part: 'spare-dimm',
      verification: ['run:memtest', 'start-system'],
      prevention: 'check-files',
    }),
  ];
}

function saveDisk(view: LabView): readonly LabCommand[] {
  return [
    { kind: 'open-page', page: 'drive-health' },
    ...ask('backup', 'consent'),
    ...replaceDrive(view, hardDisk(['cable-sata-data', 'cable-sata-power']), {
      symptom: 'blue-screens',
      cause: 'disk-failing',
      evidence: ['page:event-log', 'page:drive-health'],
    }),
  ];
}
