import type { LabCommand } from '../../commands.ts';
import { MANUAL_SECTIONS } from '../../manual-sections.ts';
import type { MachineView } from '../../view.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { ask, CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../procedures.ts';
import type { Story } from '../story.ts';
import { CLEAN_DISK, newDisk } from './new-disk.ts';

/** "It is slow and makes a noise; the accounts are on it, and nowhere else": data before repair. */
export const ONLY_COPY: Story = {
  id: 'only-copy',
  family: 'F3',
  model: 'brant-h6',
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
      faults: [
        [
          {
            kind: 'trait',
            target: 'hdd',
            traits: { clicking: true, smart: { '5': 312, '187': 41, '197': 88, '198': 88 } },
          },
        ],
      ],
    },
    {
      id: 'data-lead-folded',
      band: 'possible',
      faults: [
        [
          { kind: 'trait', target: 'cable-sata-data', traits: { wires: 'folded' } },
          { kind: 'trait', target: 'hdd', traits: { smart: { '199': 2140 } } },
        ],
      ],
    },
    {
      id: 'cooler-dusty',
      band: 'possible',
      faults: [[{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 1 } }]],
    },
    {
      id: 'module-marginal',
      band: 'rare',
      parts: ['dimm'],
      faults: [[{ kind: 'trait', target: 'dimm-1', traits: { marginal: true } }]],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'listen',
      costSeconds: 30,
      setups: ['start'],
      outcomes: ['fans', 'disk-clicking', 'fans-loud'],
      otherwise: 'fans',
      says: { 'disk-failing': 'disk-clicking' },
    },
    {
      id: 'page:drive-health',
      costSeconds: 90,
      setups: ['start', 'desktop'],
      outcomes: ['clean', 'crc', 'failing'],
      otherwise: 'clean',
      says: { 'data-lead-folded': 'crc', 'disk-failing': 'failing' },
    },
    {
      id: 'page:event-log',
      costSeconds: 120,
      setups: ['start', 'desktop'],
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
  answers: { backup: 'backup-none', consent: 'consent-given', noise: 'some-noise' },
  asset: { model: 'Brant H6', memory: '4 GB', 'drive-1': 'Basalt 500 GB' },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['slow-noisy', 'no-system', 'no-signal'],
      preventions: ['backup-plan', 'lead-routing', 'clean-yearly', 'none'],
    },
    escalations: ['recovery-lab'],
  },
  plan: (view) => [
    ...ask('backup', 'consent'),
    ...START,
    { kind: 'listen' },
    { kind: 'open-page', page: 'drive-health' },
    ...afterHealth(view),
  ],
};

function afterHealth(view: MachineView): readonly LabCommand[] {
  switch (said(view, 'page:drive-health')) {
    case 'failing':
      return saveDisk(view);
    case 'crc':
      return newLead(view);
    default:
      return [];
  }
}

function saveDisk(view: MachineView): readonly LabCommand[] {
  return [
    theory('disk-failing', 95),
    ...newDisk({
      data: 'cable-sata-data',
      power: 'cable-sata-power',
      screws: ['screw-hdd-1', 'screw-hdd-2', 'screw-hdd-3', 'screw-hdd-4'],
    }),
    ...CLEAN_DISK,
    ...closing(view, {
      symptom: 'slow-noisy',
      cause: 'disk-failing',
      evidence: ['listen', 'page:drive-health'],
      action: 'place-part',
      part: 'spare-hdd',
      verification: ['start-system', 'run:restore-data', 'page:drive-health'],
      prevention: 'backup-plan',
    }),
  ];
}

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
    { kind: 'run-program', program: 'copy-test' },
    { kind: 'wait', seconds: 300 },
    { kind: 'wait', seconds: 300 },
    ...closing(view, {
      symptom: 'slow-noisy',
      cause: 'data-lead-folded',
      evidence: ['page:drive-health', 'look:cable-sata-data'],
      action: 'plug-cable',
      part: 'cable-sata-data-spare',
      verification: ['start-system', 'run:copy-test'],
      prevention: 'backup-plan',
    }),
  ];
}
