import { usableMemory } from '../../../behaviour/memory.ts';
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
import { RANDOM_BLUE } from '../../public/heat/random-blue.ts';
import { FAILING_DISK, failingDiskNote, hardDisk, replaceDrive } from '../drives/new-drive.ts';
import { closing, said, theory } from '../expert-plan.ts';
import {
  memoryClean,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "Another blue screen each time, and files that will not open": memory, or the disk they lie on. */
const STORY: Story = {
  ...RANDOM_BLUE,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'module-marginal',
      band: 'common',
      parts: ['dimm'],
      placements: [
        { faults: [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }] },
        { faults: [{ kind: 'trait', target: 'dimm-3', traits: { marginal: true } }] },
      ],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { smart: { '5': 140, '187': 22, '197': 40, '198': 40 } },
            },
          ],
        },
      ],
    },
    {
      id: 'core-faulty',
      band: 'possible',
      parts: ['cpu'],
      placements: [{ faults: [{ kind: 'trait', target: 'cpu', traits: { core: 'faulty' } }] }],
    },
    {
      id: 'supply-sags',
      band: 'possible',
      parts: ['psu'],
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'psu',
              traits: { rails: { '12': { volts: 11.956, droopPerAmp: 0.0437 } } },
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
      otherwise: 'clean',
      says: { 'module-marginal': 'errors' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'failing'],
      otherwise: 'clean',
      says: { 'disk-failing': 'failing' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', pattern: 'no-pattern' },
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

/** Repeats the memory test with one module removed, to find the faulty one. */
function halveMemory(view: LabView): readonly LabCommand[] {
  const alone = said(view, 'run:memtest@dimm-1');
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

/** HW-29 Random blue: one of two modules errs now and then. */
const HW_29: CaseData = {
  id: 'HW-29',
  truth: 'module-marginal',
  difficulty: 3,
  objectives: ['C1 5.1', 'C2 3.1'],
  parMinutes: 33,
  parPartsUsd: 45,
  cured: ({ machine }) =>
    usableMemory(machine).length > 0 &&
    usableMemory(machine).every((id) => machine.traits[id]?.marginal !== true),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, memoryIsComplete(STORY)],
  verify: [memoryClean('memory-clean-twice', 2), STARTED],
  note: {
    symptom: ['blue-screens'],
    cause: ['module-marginal'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: [...SPARE_MODULES, 'dimm-1', 'dimm-3'],
    prevention: ['check-files'],
  },
};

/** Its look-alike: the files do not open because the disk under them fails. */
const HW_29_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-29-disk',
  parMinutes: 26,
  note: failingDiskNote('blue-screens'),
};

export const RANDOM_BLUE_CASES: StoryCases = { story: STORY, cases: [HW_29, HW_29_DISK] };
