import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START } from '../../procedures.ts';
import { STUTTERS } from '../../public/drives/stutters.ts';
import { said } from '../expert-plan.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';
import { FOLDED_LEAD, foldedLeadNote, replaceLead } from './data-lead.ts';
import { FAILING_DISK, failingDiskNote, hardDisk, replaceDrive } from './new-drive.ts';

/** "It freezes for seconds, then carries on": the lead of the data disk, the disk, or something else entirely. */
const STORY: Story = {
  ...STUTTERS,
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'data-lead-folded',
      band: 'common',
      placements: [
        {
          faults: [
            { kind: 'trait', target: 'cable-sata-data', traits: { wires: 'folded' } },
            { kind: 'trait', target: 'hdd', traits: { smart: { '199': 1874 } } },
          ],
        },
      ],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      placements: [
        {
          faults: [
            { kind: 'trait', target: 'hdd', traits: { smart: { '5': 96, '187': 12, '197': 24, '198': 24 } } },
          ],
        },
        {
          faults: [
            {
              kind: 'trait',
              target: 'hdd',
              traits: { smart: { '5': 312, '187': 41, '197': 88, '198': 88 } },
            },
          ],
        },
      ],
    },
    {
      id: 'module-marginal',
      band: 'possible',
      parts: ['dimm'],
      placements: [{ faults: [{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }] }],
    },
    {
      id: 'cooler-dusty',
      band: 'rare',
      placements: [{ faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }] }],
    },
  ],
  setups: { start: 105, panel: 90 },
  tests: [
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
  answers: { backup: 'backup-none', consent: 'consent-given', when: 'big-files' },
  plan: (view) => [...START, { kind: 'open-page', page: 'drive-health' }, ...afterHealth(view)],
};

function afterHealth(view: LabView): readonly LabCommand[] {
  switch (said(view, 'page:drive-health')) {
    case 'crc':
      return replaceLead(view, { symptom: 'freezes', prevention: 'lead-routing' });
    case 'failing':
      return [
        ...ask('backup', 'consent'),
        ...replaceDrive(view, hardDisk(['cable-sata-data', 'cable-sata-power']), {
          symptom: 'freezes',
          cause: 'disk-failing',
          evidence: ['page:drive-health'],
        }),
      ];
    default:
      return [];
  }
}

/** HW-21 CRC storm: the data lead of the disk is folded, and its link errors rise. */
const HW_21: CaseData = {
  ...FOLDED_LEAD,
  id: 'HW-21',
  parMinutes: 17,
  note: foldedLeadNote('freezes', 'lead-routing'),
};

/** Its look-alike: the disk itself fails, and nobody has a copy. */
const HW_21_DISK: CaseData = {
  ...FAILING_DISK,
  id: 'HW-21-disk',
  parMinutes: 24,
  note: failingDiskNote('freezes'),
};

export const STUTTERS_CASES: StoryCases = { story: STORY, cases: [HW_21, HW_21_DISK] };
