import { KESTREL_B7 } from '../../../machines/kestrel-b7.ts';
import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START } from '../../procedures.ts';
import { said } from '../expert-plan.ts';
import type { Story } from '../story.ts';
import { type Exchange, hardDisk, replaceDrive } from './new-drive.ts';

const { parts, cables } = KESTREL_B7.standard;

/** "Nothing I save stays saved": of four drives one gives out, and only its health says which. */
export const NOT_SAVED: Story = {
  id: 'not-saved',
  family: 'F3',
  model: 'kestrel-b7',
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
      faults: [[{ kind: 'trait', target: 'ssd-m2-data', traits: { readOnly: true } }]],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      faults: [
        [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 88, '187': 9, '197': 31, '198': 31 } } }],
        [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 412, '187': 57, '197': 16, '198': 12 } } }],
      ],
    },
    {
      id: 'data-lead-folded',
      band: 'possible',
      faults: [
        [
          { kind: 'trait', target: 'cable-sata-data-2', traits: { wires: 'folded' } },
          { kind: 'trait', target: 'hdd', traits: { smart: { '199': 1630 } } },
        ],
      ],
    },
    {
      id: 'module-marginal',
      band: 'rare',
      parts: ['dimm'],
      faults: [[{ kind: 'trait', target: 'dimm-b2', traits: { marginal: true } }]],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:drive-health',
      costSeconds: 90,
      setups: ['start', 'desktop'],
      outcomes: ['clean', 'read-only', 'failing', 'crc'],
      otherwise: 'clean',
      says: { 'drive-read-only': 'read-only', 'disk-failing': 'failing', 'data-lead-folded': 'crc' },
    },
    {
      id: 'page:event-log',
      costSeconds: 120,
      setups: ['start', 'desktop'],
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
      costSeconds: 60,
      setups: ['start', 'desktop'],
      outcomes: ['pass', 'refused'],
      otherwise: 'pass',
      says: { 'drive-read-only': 'refused' },
    },
    {
      id: 'look:cable-sata-data-2',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'data-lead-folded': 'folded' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', 'which-drive': 'letter-p', since: 'two-weeks' },
  asset: {
    model: 'Kestrel B7',
    memory: '32 GB',
    'drive-1': 'Swiftline S5 1 TB',
    'drive-2': 'Swiftline P4 1 TB',
    'drive-3': 'Basalt Archive 4 TB',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['not-saved', 'no-system', 'freezes'],
      preventions: ['backup-plan', 'lead-routing', 'scan-weekly', 'none'],
    },
    escalations: ['recovery-lab'],
  },
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
