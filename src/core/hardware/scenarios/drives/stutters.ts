import type { LabCommand } from '../../commands.ts';
import { MANUAL_SECTIONS } from '../../manual-sections.ts';
import type { MachineView } from '../../view.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { ask, CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../procedures.ts';
import type { Story } from '../story.ts';
import { CLEAN_DISK, newDisk } from './new-disk.ts';

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

function afterHealth(view: MachineView): readonly LabCommand[] {
  switch (said(view, 'page:drive-health')) {
    case 'crc':
      return newLead(view);
    case 'failing':
      return saveDisk(view);
    default:
      return [];
  }
}

const COPY_TEST: readonly LabCommand[] = [
  { kind: 'run-program', program: 'copy-test' },
  { kind: 'wait', seconds: 300 },
  { kind: 'wait', seconds: 300 },
];

function newLead(view: MachineView): readonly LabCommand[] {
  return [
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    ...inspect('cable-sata-data'),
    theory('data-lead-folded', 95),
    { kind: 'order-part', sku: 'sata-cable' },
    { kind: 'unplug-cable', target: 'cable-sata-data' },
    { kind: 'unplug-cable', target: 'cable-sata-data-far' },
    { kind: 'plug-cable', target: 'cable-sata-data-spare' },
    { kind: 'plug-cable', target: 'cable-sata-data-spare-far' },
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...COPY_TEST,
    ...closing(view, {
      symptom: 'freezes',
      cause: 'data-lead-folded',
      evidence: ['page:drive-health', 'look:cable-sata-data'],
      action: 'plug-cable',
      part: 'cable-sata-data-spare',
      verification: ['start-system', 'run:copy-test'],
      prevention: 'lead-routing',
    }),
  ];
}

function saveDisk(view: MachineView): readonly LabCommand[] {
  return [
    ...ask('backup', 'consent'),
    theory('disk-failing', 95),
    ...newDisk({ data: 'cable-sata-data', power: 'cable-sata-power', screws: [] }),
    ...CLEAN_DISK,
    ...closing(view, {
      symptom: 'freezes',
      cause: 'disk-failing',
      evidence: ['page:drive-health'],
      action: 'place-part',
      part: 'spare-hdd',
      verification: ['start-system', 'run:restore-data', 'page:drive-health'],
      prevention: 'backup-plan',
    }),
  ];
}
