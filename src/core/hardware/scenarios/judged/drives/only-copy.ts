import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START } from '../../procedures.ts';
import { ONLY_COPY } from '../../public/drives/only-copy.ts';
import { said } from '../expert-plan.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { FOLDED_LEAD, foldedLeadNote, replaceLead } from './data-lead.ts';
import { FAILING_DISK, failingDiskNote, hardDisk, replaceDrive } from './new-drive.ts';

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
      band: 'common',
      parts: ['hdd'],
      placements: [
        {
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { clicking: true, smart: { '5': 312, '187': 41, '197': 88, '198': 88 } },
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
            { kind: 'trait', target: 'cable-sata-data', traits: { wires: 'folded' } },
            { kind: 'trait', target: 'hdd', traits: { smart: { '199': 2140 } } },
          ],
        },
      ],
    },
    {
      id: 'cooler-dusty',
      band: 'possible',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }] }],
    },
    {
      id: 'module-marginal',
      band: 'rare',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'listen',
      outcomes: ['fans', 'disk-clicking', 'fans-loud'],
      otherwise: 'fans',
      says: { 'disk-failing': 'disk-clicking' },
    },
    {
      id: 'page:drive-health',
      outcomes: ['clean', 'crc', 'failing'],
      otherwise: 'clean',
      says: { 'data-lead-folded': 'crc', 'disk-failing': 'failing' },
    },
    {
      id: 'page:event-log',
      outcomes: ['quiet', 'link-resets', 'disk-errors', 'stops-mixed', 'heat-37'],
      otherwise: 'quiet',
      says: {
        'data-lead-folded': 'link-resets',
        'disk-failing': 'disk-errors',
        'module-marginal': 'stops-mixed',
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
      id: 'run:copy-test',
      outcomes: ['pass', 'crc-rises'],
      otherwise: 'pass',
      says: { 'data-lead-folded': 'crc-rises' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', noise: 'some-noise' },
  plan: (view) => [
    ...ask('backup', 'consent'),
    ...START,
    { kind: 'listen' },
    { kind: 'open-page', page: 'drive-health' },
    ...afterHealth(view),
  ],
};

/** The disk of a Brant is screwed into its bay. */
const DISK = hardDisk(
  ['cable-sata-data', 'cable-sata-power'],
  ['screw-hdd-1', 'screw-hdd-2', 'screw-hdd-3', 'screw-hdd-4'],
);

function afterHealth(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:drive-health')) {
    case 'failing':
      return replaceDrive(view, DISK, {
        symptom: 'slow-noisy',
        cause: 'disk-failing',
        evidence: ['listen', 'page:drive-health'],
      });
    case 'crc':
      return replaceLead(view, { symptom: 'slow-noisy', prevention: 'backup-plan' });
    default:
      return [];
  }
}

/** HW-20 Click of death: the only copy of the accounts is on a disk that fails. */
const HW_20: CaseData = {
  ...FAILING_DISK,
  id: 'HW-20',
  parMinutes: 26,
  note: failingDiskNote('slow-noisy'),
};

/** Its look-alike: the disk is sound, its data lead is not. The data still have no copy. */
const HW_20_LEAD: CaseData = {
  ...FOLDED_LEAD,
  id: 'HW-20-lead',
  parMinutes: 18,
  note: foldedLeadNote('slow-noisy', 'backup-plan', 'lead-routing'),
};

export const ONLY_COPY_CASES: StoryCases = { story: STORY, cases: [HW_20, HW_20_LEAD] };
