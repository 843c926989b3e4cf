import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START } from '../../procedures.ts';
import { NOT_SAVED } from '../../public/drives/not-saved.ts';
import { said } from '../expert-plan.ts';
import { proven } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import {
  driveCase,
  type Exchange,
  FAILING_DISK,
  failingDiskNote,
  hardDisk,
  replaceDrive,
} from './new-drive.ts';

const { parts, cables } = KESTREL_B7.standard;

/** "Nothing I save stays saved": of four drives one gives out, and only its health says which. */
const STORY: Story = {
  ...NOT_SAVED,
  mains: 'any',
  build: { parts: [...parts, 'ssd-m2-data'], cables },
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'trait', target: 'ssd-m2-data', traits: { onlyCopy: true } },
    { kind: 'trait', target: 'hdd', traits: { onlyCopy: true } },
  ],
  suspects: [
    {
      id: 'drive-read-only',
      band: 'common',
      parts: ['ssd-m2'],
      placements: [{ faults: [{ kind: 'trait', target: 'ssd-m2-data', traits: { readOnly: true } }] }],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      placements: [
        {
          faults: [
            { kind: 'trait', target: 'hdd', traits: { smart: { '5': 88, '187': 9, '197': 31, '198': 31 } } },
          ],
        },
        {
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { smart: { '5': 412, '187': 57, '197': 16, '198': 12 } },
            },
          ],
        },
      ],
    },
    {
      id: 'data-lead-folded',
      band: 'possible',
      placements: [
        {
          faults: [
            { kind: 'trait', target: 'cable-sata-data-2', traits: { wires: 'folded' } },
            { kind: 'trait', target: 'hdd', traits: { smart: { '199': 1630 } } },
          ],
        },
      ],
    },
    {
      id: 'module-marginal',
      band: 'rare',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'trait', target: 'dimm-b2', traits: { marginal: true } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'read-only', 'failing', 'crc'],
      otherwise: 'clean',
      says: { 'drive-read-only': 'read-only', 'disk-failing': 'failing', 'data-lead-folded': 'crc' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'read-only', 'disk-errors', 'link-resets', 'stops-mixed'],
      otherwise: 'quiet',
      says: {
        'drive-read-only': 'read-only',
        'disk-failing': 'disk-errors',
        'data-lead-folded': 'link-resets',
        'module-marginal': 'stops-mixed',
      },
    },
    {
      // Half a minute of writing and reading back, on the drive for data.
      id: 'run:save-test',
      otherwise: 'pass',
      says: { 'drive-read-only': 'refused' },
    },
    {
      id: 'look:cable-sata-data-2',
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'data-lead-folded': 'folded' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', 'which-drive': 'letter-p', since: 'two-weeks' },
  plan: (view) => [...ask('backup', 'consent'), ...START, HEALTH, ...afterHealth(view)],
};

const HEALTH: LabCommand = { kind: 'open-page', page: 'drive-health' };

/** What is left of the M.2 drive for data, and the shop's. */
const DATA_DRIVE: Exchange = {
  old: 'ssd-m2-data',
  spare: 'spare-nvme',
  sku: 'nvme',
  mounting: { socket: 'slot-m2-2', ends: ['edge'], cables: [], latches: [], screws: ['screw-m2-2'] },
};

const SAVE_TEST: readonly LabCommand[] = [
  { kind: 'run-program', program: 'save-test', target: 'spare-nvme' },
  { kind: 'wait', seconds: 30 },
];

function afterHealth(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:drive-health')) {
    case 'read-only':
      return replaceDrive(view, DATA_DRIVE, {
        symptom: 'not-saved',
        cause: 'drive-read-only',
        evidence: ['page:drive-health'],
        proof: { run: SAVE_TEST, test: 'run:save-test' },
      });
    case 'failing':
      return replaceDrive(view, hardDisk(['cable-sata-data-2', 'cable-sata-power-2']), {
        symptom: 'not-saved',
        cause: 'disk-failing',
        evidence: ['page:drive-health'],
      });
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
  parMinutes: 21,
  parPartsUsd: 80,
  verify: [...DATA_DRIVE_CASE.verify, proven('saved', 'run:save-test', 'pass')],
  note: {
    symptom: ['not-saved'],
    cause: ['drive-read-only'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-nvme', 'ssd-m2-data'],
    prevention: ['backup-plan'],
  },
};

/** Its look-alike: the files lie on the big disk, and that one fails. */
const HW_23_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-23-disk',
  parMinutes: 21,
  note: failingDiskNote('not-saved'),
};

export const NOT_SAVED_CASES: StoryCases = { story: STORY, cases: [HW_23, HW_23_DISK] };
