import { MANUAL_SECTIONS } from '../../../machines/manual-sections.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { closing, said, theory } from '../expert-plan.ts';
import type { Story } from '../story.ts';

/** "I added an M.2 drive, and my big data disk disappeared": shared lanes, or what an elbow did on the way. */
export const VANISHED_DISK: Story = {
  id: 'vanished-disk',
  family: 'F3',
  model: 'kestrel-b7',
  mains: 'any',
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'fit', part: 'ssd-m2-2', socket: 'slot-m2-2' },
  ],
  suspects: [
    {
      id: 'shared-lanes',
      band: 'common',
      faults: [
        [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-4' }],
        [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-3' }],
      ],
    },
    {
      id: 'data-lead',
      band: 'possible',
      faults: [[{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'partial' }]],
    },
    {
      id: 'power-lead',
      band: 'possible',
      faults: [[{ kind: 'plug', end: 'cable-sata-power-2', plug: 'partial' }]],
    },
    {
      id: 'disk-dead',
      band: 'possible',
      parts: ['hdd'],
      faults: [[{ kind: 'condition', part: 'hdd', condition: 'damaged' }]],
    },
  ],
  setups: { panel: 90 },
  tests: [
    {
      id: 'look:sata-2',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'empty', 'plug-proud'],
      otherwise: 'normal',
      says: { 'shared-lanes': 'empty', 'data-lead': 'plug-proud' },
    },
    {
      id: 'look:cable-sata-power-2',
      costSeconds: 30,
      setups: ['panel'],
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'power-lead': 'plug-proud' },
    },
  ],
  answers: { 'new-drive': 'sata-type', 'disk-data': 'photos', format: 'not-yet' },
  asset: {
    model: 'Kestrel B7',
    'drive-1': 'Swiftline S5 1 TB',
    'drive-2': 'Swiftline D2 500 GB',
    'drive-3': 'Basalt Archive 4 TB',
  },
  card: {
    manualSections: MANUAL_SECTIONS,
    noteChoices: {
      symptoms: ['disk-missing', 'no-system', 'slow'],
      preventions: ['read-lane-table', 'check-plugs', 'backup-disk', 'none'],
    },
    escalations: [],
  },
  plan: (view) => [...MAKE_SAFE, ...OPEN_CASE, ...inspect('sata-2'), ...afterPort(view)],
};

const PROVE: readonly LabCommand[] = [
  ...CLOSE_CASE,
  ...CONNECT,
  ...START,
  { kind: 'open-page', page: 'firmware-storage' },
  { kind: 'open-page', page: 'device-info' },
];

const TO_PORT_2: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-sata-data-2-far' },
  { kind: 'plug-cable', target: 'cable-sata-data-2-far', connector: 'sata-2' },
];

function afterPort(view: LabView): readonly LabCommand[] {
  const port = said(view, 'look:sata-2');
  switch (port) {
    case null:
      return [];
    case 'empty':
      return repaired(view, 'shared-lanes', TO_PORT_2, 'look:sata-2', 'read-lane-table');
    case 'plug-proud':
      return repaired(view, 'data-lead', push('cable-sata-data-2-far'), 'look:sata-2', 'check-plugs');
    default:
      return lookAtPower(view);
  }
}

function lookAtPower(view: LabView): readonly LabCommand[] {
  const test = 'look:cable-sata-power-2';
  const look = inspect('cable-sata-power-2');
  if (said(view, test) !== 'plug-proud') return look;
  return [...look, ...repaired(view, 'power-lead', push('cable-sata-power-2'), test, 'check-plugs')];
}

function push(end: string): readonly LabCommand[] {
  return [{ kind: 'plug-cable', target: end }];
}

function repaired(
  view: LabView,
  cause: string,
  repair: readonly LabCommand[],
  evidence: string,
  prevention: string,
): readonly LabCommand[] {
  return [
    theory(cause, 95),
    ...repair,
    ...PROVE,
    ...closing(view, {
      symptom: 'disk-missing',
      cause,
      evidence: [evidence],
      action: 'plug-cable',
      part: cause === 'power-lead' ? 'cable-sata-power-2' : 'cable-sata-data-2',
      verification: ['page:firmware-storage', 'start-system'],
      prevention,
    }),
  ];
}
