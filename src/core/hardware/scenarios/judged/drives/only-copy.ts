import type { Fault } from '../../../behaviour/faults.ts';
import { isUnscrewed } from '../../../behaviour/wiring.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, CLOSE_CASE, CONNECT, MAKE_SAFE, OPEN_CASE, START, SWITCH_OFF } from '../../procedures.ts';
import { ONLY_COPY } from '../../public/drives/only-copy.ts';
import { DUSTY_COOLER, dustyCooler, findDust } from '../causes/cooling.ts';
import { closing, outcomeOf, theory } from '../expert-plan.ts';
import { provenBy, STARTED } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { type DataLead, FOLDED_LEAD, foldedLead, foldedLeadNote, replaceLead } from './data-lead.ts';
import { driveCase, FAILING_DISK, failingDiskNote, hardDisk, replaceDrive } from './new-drive.ts';

const LEADS: readonly [DataLead] = [{ cable: 'cable-sata-data', drive: 'hdd', port: 'sata-1' }];

const DISK_SCREWS = ['screw-hdd-1', 'screw-hdd-2', 'screw-hdd-3', 'screw-hdd-4'] as const;

const out = (...screws: readonly string[]): readonly Fault[] =>
  screws.map((screw): Fault => ({ kind: 'screw', screw, state: 'out' }));

/** "It is slow and makes a noise; the accounts are on it, and nowhere else": data before repair. */
const STORY: Story = {
  ...ONLY_COPY,
  mains: 'any',
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'trait', target: 'hdd', traits: { onlyCopy: true } },
  ],
  suspects: [
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      placements: [
        {
          // HW-20's counts.
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { clicking: true, smart: { '5': 312, '187': 41, '197': 88, '198': 88 } },
            },
          ],
        },
        {
          // One that fails without a noise of its own.
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { smart: { '5': 120, '187': 22, '197': 40, '198': 40 } },
            },
          ],
        },
      ],
    },
    foldedLead(LEADS),
    {
      id: 'disk-loose',
      band: 'possible',
      placements: [
        { faults: out('screw-hdd-1', 'screw-hdd-2') },
        { faults: out('screw-hdd-2', 'screw-hdd-3', 'screw-hdd-4') },
      ],
    },
    DUSTY_COOLER,
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'listen',
      outcomes: ['fans', 'disk-clicking', 'buzz'],
      otherwise: 'fans',
      says: { 'disk-failing': { 'disk-clicking': 0.5, fans: 0.5 }, 'disk-loose': 'buzz' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'crc', 'failing'],
      otherwise: 'clean',
      says: { 'data-lead-folded': 'crc', 'disk-failing': 'failing' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'link-resets', 'disk-errors', 'heat-37'],
      otherwise: 'quiet',
      says: {
        'data-lead-folded': 'link-resets',
        'disk-failing': 'disk-errors',
        'cooler-dusty': 'heat-37',
      },
    },
    {
      id: 'look:cable-sata-data',
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'data-lead-folded': 'folded' },
    },
    {
      id: 'look:cpu-cooler',
      outcomes: ['normal', 'dust-mat'],
      otherwise: 'normal',
      says: { 'cooler-dusty': 'dust-mat' },
    },
    {
      id: 'run:copy-test',
      outcomes: ['pass', 'crc-rises', 'retries'],
      otherwise: 'pass',
      says: { 'data-lead-folded': 'crc-rises', 'disk-loose': 'retries' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', noise: 'some-noise' },
  plan: (view, log) => [
    ...ask('noise', 'backup', 'consent'),
    ...START,
    { kind: 'listen' },
    { kind: 'open-page', page: 'drive-health' },
    ...afterHealth(view, log),
  ],
};

const SYMPTOM = 'slow-noisy';
const HEALTH = 'page:drive-health';

function afterHealth(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  switch (outcomeOf(view, HEALTH)) {
    case null:
      return [];
    case 'failing':
      return replaceDrive(view, hardDisk(['cable-sata-data', 'cable-sata-power'], DISK_SCREWS), {
        symptom: SYMPTOM,
        cause: 'disk-failing',
        evidence: [HEALTH, ...(outcomeOf(view, 'listen') === 'disk-clicking' ? ['listen'] : [])],
      });
    case 'crc':
      return replaceLead(view, LEADS, { symptom: SYMPTOM, prevention: 'backup-plan', reading: HEALTH });
    default:
      return outcomeOf(view, 'listen') === 'buzz' ? screwDown(view, log) : readLog(view);
  }
}

function readLog(view: LabView): readonly LabCommand[] {
  const log: LabCommand = { kind: 'open-page', page: 'event-log' };
  if (outcomeOf(view, 'page:event-log') === null) return [log];
  return [
    log,
    ...findDust(view, { symptom: SYMPTOM, evidence: ['page:event-log'], prevention: 'clean-yearly' }),
  ];
}

/** Tightens the screws of the disk that are out. */
function screwDown(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const isTightened = (screw: string): boolean =>
    log.some((command) => command.kind === 'tighten-screw' && command.target === screw);
  const loose = DISK_SCREWS.filter((id) => view.fasteners[id]?.state === 'out' || isTightened(id));
  return [
    theory('disk-loose', 90),
    ...SWITCH_OFF,
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...loose.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    { kind: 'listen' },
    { kind: 'open-page', page: 'drive-health' },
    ...closing(view, {
      symptom: SYMPTOM,
      cause: 'disk-loose',
      evidence: ['listen'],
      action: 'tighten-screw',
      part: 'hdd',
      verification: ['start-system', 'listen'],
      prevention: 'backup-plan',
    }),
  ];
}

const ON_THE_DISK = driveCase('bay-hdd').goal;

/** HW-20 Click of death: the only copy of the accounts is on a disk that fails. */
const HW_20: CaseData = {
  ...FAILING_DISK,
  id: 'HW-20',
  parMinutes: 28,
  // The shop's rule: a disk that clicks may go to the lab as it is, if nothing was written to it.
  workaround: ({ job, evidence, machine }) =>
    job.escalatedTo === 'recovery-lab' &&
    machine.traits['hdd']?.dataLost !== true &&
    evidence.some(({ outcome }) => outcome === 'disk-clicking') &&
    evidence.some(({ outcome }) => outcome === 'failing'),
  note: { ...failingDiskNote(SYMPTOM), action: [...failingDiskNote(SYMPTOM).action, 'escalate'] },
};

/** Its look-alike: the disk is sound, its data cable is not. The data still have no copy. */
const HW_20_LEAD: CaseData = {
  ...FOLDED_LEAD,
  id: 'HW-20-lead',
  goal: ON_THE_DISK,
  parMinutes: 20,
  note: foldedLeadNote(SYMPTOM, 'backup-plan', 'lead-routing'),
};

/** Its look-alike: the disk is sound and shakes, because half of its screws are missing (hardware-lab.md 2.2). */
const HW_20_LOOSE: CaseData = {
  id: 'HW-20-loose',
  truth: 'disk-loose',
  difficulty: 2,
  objectives: ['C1 5.2', 'C2 4.3'],
  parMinutes: 16,
  cured: ({ machine }) => !isUnscrewed(machine, 'hdd'),
  goal: ON_THE_DISK,
  verify: [STARTED, provenBy('disk-quiet', { listen: ['fans'], 'run:copy-test': ['pass'] })],
  note: {
    symptom: [SYMPTOM],
    action: ['tighten-screw'],
    part: ['hdd'],
    prevention: ['backup-plan', 'clean-yearly'],
  },
};

/** Its look-alike in the cooler: slow and loud from heat, and still without a copy. */
const HW_20_DUST: CaseData = {
  ...dustyCooler('cooler-dusty', SYMPTOM, ['clean-yearly']),
  objectives: ['C1 5.1', 'C2 4.5'],
  difficulty: 2,
  id: 'HW-20-dust',
  parMinutes: 24,
};

export const ONLY_COPY_CASES: StoryCases = {
  story: STORY,
  cases: [HW_20, HW_20_LEAD, HW_20_LOOSE, HW_20_DUST],
};
