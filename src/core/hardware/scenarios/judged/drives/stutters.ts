import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, START } from '../../procedures.ts';
import { said } from '../expert-plan.ts';
import type { Story } from '../story.ts';
import { replaceLead } from './data-lead.ts';
import { hardDisk, replaceDrive } from './new-drive.ts';

/** "It freezes for seconds, then carries on": the lead of the data disk, the disk, or something else entirely. */
export const STUTTERS: Story = {
  id: 'stutters',
  family: 'F3',
  model: 'harrow-5000-mt',
  mains: 'any',
  arrival: [{ kind: 'plug', end: 'cable-mains', plug: 'latched' }],
  suspects: [
    {
      id: 'data-lead-folded',
      band: 'common',
      faults: [
        [
          { kind: 'trait', target: 'cable-sata-data', traits: { wires: 'folded' } },
          { kind: 'trait', target: 'hdd', traits: { smart: { '199': 1874 } } },
        ],
      ],
    },
    {
      id: 'disk-failing',
      band: 'possible',
      parts: ['hdd'],
      faults: [
        [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 96, '187': 12, '197': 24, '198': 24 } } }],
        [{ kind: 'trait', target: 'hdd', traits: { smart: { '5': 312, '187': 41, '197': 88, '198': 88 } } }],
      ],
    },
    {
      id: 'module-marginal',
      band: 'possible',
      parts: ['dimm'],
      faults: [[{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }]],
    },
    {
      id: 'cooler-dusty',
      band: 'rare',
      faults: [[{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }]],
    },
  ],
  setups: { start: 105, panel: 90 },
  tests: [
    {
      id: 'page:drive-health',
      costSeconds: 90,
      setups: ['start'],
      outcomes: ['clean', 'crc', 'failing'],
      otherwise: 'clean',
      says: { 'data-lead-folded': 'crc', 'disk-failing': 'failing' },
    },
    {
      id: 'page:event-log',
      costSeconds: 120,
      setups: ['start'],
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
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'folded'],
      otherwise: 'normal',
      says: { 'data-lead-folded': 'folded' },
    },
    {
      id: 'run:copy-test',
      costSeconds: 60,
      setups: ['start'],
      outcomes: ['pass', 'crc-rises'],
      otherwise: 'pass',
      says: { 'data-lead-folded': 'crc-rises' },
    },
  ],
  answers: { backup: 'backup-none', consent: 'consent-given', when: 'big-files' },
  asset: {
    model: 'Harrow 5000 MT',
    memory: '16 GB',
    'drive-1': 'Swiftline P3 512 GB',
    'drive-2': 'Basalt Desk 1 TB',
    'sata-mode': 'RAID',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['freezes', 'no-system', 'hot'],
      preventions: ['lead-routing', 'backup-plan', 'clean-yearly', 'none'],
    },
    escalations: ['recovery-lab'],
  },
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
