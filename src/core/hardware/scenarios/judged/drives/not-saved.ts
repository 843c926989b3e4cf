import { diskStatus } from '../../../behaviour/disk-management.ts';
import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START } from '../../procedures.ts';
import { NOT_SAVED } from '../../public/drives/not-saved.ts';
import { outcomeOf } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { DISKS, driveSetRight, type InSystem, leftBySystem, saveTest, setRight } from './bring-online.ts';
import {
  type DataLead,
  FOLDED_LEAD,
  foldedLead,
  foldedLeadNote,
  looksAtLeads,
  replaceLead,
} from './data-lead.ts';
import {
  driveCase,
  type Exchange,
  FAILING_DISK,
  failingDiskNote,
  hardDisk,
  replaceDrive,
} from './new-drive.ts';
import { failingDisk } from './sata-drives.ts';
import { driveShown } from './which-drive.ts';

const { parts, cables } = KESTREL_B7.standard;

/** The letter under which the customer knows the drive, whichever it is. */
const P = { letter: 'P' } as const;

const LEADS: readonly [DataLead, DataLead] = [
  { cable: 'cable-sata-data-2', drive: 'hdd', port: 'sata-2' },
  { cable: 'cable-sata-data', drive: 'ssd-sata', port: 'sata-1' },
];

/** "I cannot save anything on P": a worn or failing drive, its cable, or what the system made of it. */
const STORY: Story = {
  ...NOT_SAVED,
  mains: 'any',
  build: { parts: [...parts, 'ssd-m2-data'], cables },
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    ...['ssd-m2-data', 'hdd', 'ssd-sata'].map(
      (target) => ({ kind: 'trait', target, traits: { onlyCopy: true } }) as const,
    ),
  ],
  suspects: [
    {
      id: 'drive-read-only',
      band: 'possible',
      parts: ['ssd-m2'],
      placements: [{ faults: [{ kind: 'trait', target: 'ssd-m2-data', traits: { readOnly: true, ...P } }] }],
    },
    failingDisk(P),
    { ...foldedLead(LEADS, P), band: 'common' },
    { ...leftBySystem('disk-offline', ['hdd', 'ssd-m2-data'], P.letter), band: 'common' },
    { ...leftBySystem('letter-lost', ['hdd', 'ssd-m2-data'], P.letter), band: 'common' },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:disk-management',
      outcomes: ['all-online', 'offline', 'no-letter'],
      otherwise: 'all-online',
      says: { 'disk-offline': 'offline', 'letter-lost': 'no-letter' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'read-only', 'failing', 'crc'],
      otherwise: 'clean',
      says: { 'drive-read-only': 'read-only', 'disk-failing': 'failing', 'data-lead-folded': 'crc' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'read-only', 'disk-errors', 'link-resets'],
      otherwise: 'quiet',
      says: {
        'drive-read-only': 'read-only',
        'disk-failing': 'disk-errors',
        'data-lead-folded': 'link-resets',
      },
    },
    {
      // Half a minute of writing and reading back, on the M.2 drive for data.
      id: 'run:save-test',
      otherwise: 'pass',
      says: {
        'drive-read-only': 'refused',
        'disk-offline': { pass: 0.5, refused: 0.5 },
        'letter-lost': { pass: 0.5, refused: 0.5 },
      },
    },
    ...looksAtLeads(LEADS),
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', 'which-drive': 'letter-p', since: 'two-weeks' },
  plan: (view, log) => [
    ...ask('which-drive', 'backup', 'consent'),
    ...START,
    DISKS,
    ...afterDisks(view, log),
  ],
};

const SYMPTOM = 'not-saved';
const HEALTH = 'page:drive-health';

function afterDisks(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:disk-management')) {
    case null:
      return [];
    case 'offline':
      return inSystem(view, log, 'disk-offline', 'disk-offline');
    case 'no-letter':
      return inSystem(view, log, 'letter-lost', 'disk-no-letter');
    default:
      return [{ kind: 'open-page', page: 'drive-health' }, ...afterHealth(view)];
  }
}

function inSystem(
  view: LabView,
  log: readonly LabCommand[],
  cause: InSystem,
  status: string,
): readonly LabCommand[] {
  const drive = driveSetRight(log, cause) ?? driveShown(view, ({ word }) => word === status);
  return drive === null ? [] : setRight(view, cause, drive, { symptom: SYMPTOM, prevention: 'check-disks' });
}

/** What is left of the M.2 drive for data, and the shop's. */
const DATA_DRIVE: Exchange = {
  old: 'ssd-m2-data',
  spare: 'spare-nvme',
  sku: 'nvme',
  mounting: { socket: 'slot-m2-2', ends: ['edge'], cables: [], latches: [], screws: ['screw-m2-2'] },
};

function afterHealth(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, HEALTH)) {
    case 'read-only':
      return replaceDrive(view, DATA_DRIVE, {
        symptom: SYMPTOM,
        cause: 'drive-read-only',
        evidence: [HEALTH],
        proof: { run: saveTest('spare-nvme'), test: 'run:save-test' },
      });
    case 'failing':
      return replaceDrive(view, hardDisk(['cable-sata-data-2', 'cable-sata-power-2']), {
        symptom: SYMPTOM,
        cause: 'disk-failing',
        evidence: [HEALTH],
      });
    case 'crc':
      return replaceLead(view, LEADS, { symptom: SYMPTOM, prevention: 'lead-routing', reading: HEALTH });
    default:
      return [];
  }
}

const DATA_DRIVE_CASE = driveCase('slot-m2-2');

/** HW-23 Read-only: an NVMe drive that has used up its spare takes no more writes (corrections 4). */
const HW_23: CaseData = {
  ...DATA_DRIVE_CASE,
  id: 'HW-23',
  truth: 'drive-read-only',
  difficulty: 4,
  objectives: ['C1 3.4', 'C1 5.2'],
  parMinutes: 24,
  parPartsUsd: 80,
  verify: [...DATA_DRIVE_CASE.verify, proven('saved', 'run:save-test', 'pass')],
  note: {
    symptom: [SYMPTOM],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-nvme', 'ssd-m2-data'],
    prevention: ['backup-plan'],
  },
};

/** Its look-alike: the files lie on the big disk, and that one fails. */
const HW_23_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-23-disk',
  parMinutes: 24,
  note: failingDiskNote(SYMPTOM),
};

/** Its look-alike: the drive is sound, its data cable is not. */
const HW_23_LEAD: CaseData = {
  ...FOLDED_LEAD,
  id: 'HW-23-lead',
  goal: driveCase('bay-hdd', 'bay-ssd').goal,
  parMinutes: 20,
  note: foldedLeadNote(SYMPTOM, 'lead-routing', 'backup-plan'),
};

/** Its look-alikes in the system: nothing is wrong with the drive. */
function leftAside(truth: InSystem): Omit<CaseData, 'id' | 'difficulty'> {
  return {
    truth,
    objectives: ['C1 3.4', 'C2 1.4'],
    parMinutes: 11,
    cured: ({ machine }) =>
      ['hdd', 'ssd-m2-data', 'ssd-sata'].every((drive) => diskStatus(machine, drive) === 'online'),
    goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER],
    verify: [
      proven('drives-online', 'page:disk-management', 'all-online'),
      proven('saved', 'run:save-test', 'pass'),
    ],
    note: {
      symptom: [SYMPTOM],
      action: ['run-program'],
      part: ['hdd', 'ssd-m2-data'],
      prevention: ['check-disks', 'backup-plan'],
    },
  };
}

const HW_23_OFFLINE: CaseData = { ...leftAside('disk-offline'), id: 'HW-23-offline', difficulty: 3 };
const HW_23_LETTER: CaseData = { ...leftAside('letter-lost'), id: 'HW-23-letter', difficulty: 2 };

export const NOT_SAVED_CASES: StoryCases = {
  story: STORY,
  cases: [HW_23, HW_23_DISK, HW_23_LEAD, HW_23_OFFLINE, HW_23_LETTER],
};
