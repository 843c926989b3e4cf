import { answeringDrives } from '../../../behaviour/drives.ts';
import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { CLOSE_CASE, CONNECT, inspect, MAKE_SAFE, OPEN_CASE, START } from '../../procedures.ts';
import { VANISHED_DISK } from '../../public/drives/vanished-disk.ts';
import { closing, said, theory } from '../expert-plan.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, provenBy, STARTED, STARTS } from '../predicates.ts';
import type { CaseData, Story, StoryCases } from '../story.ts';

/** "I added an M.2 drive, and my big data disk disappeared": shared lanes, or what an elbow did on the way. */
const STORY: Story = {
  ...VANISHED_DISK,
  mains: 'any',
  arrival: [
    { kind: 'plug', end: 'cable-mains', plug: 'latched' },
    { kind: 'fit', part: 'ssd-m2-2', socket: 'slot-m2-2' },
  ],
  suspects: [
    {
      id: 'shared-lanes',
      band: 'common',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-4' }] },
        { faults: [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-3' }] },
      ],
    },
    {
      id: 'data-lead',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'partial' }] }],
    },
    {
      id: 'power-lead',
      band: 'possible',
      placements: [{ faults: [{ kind: 'plug', end: 'cable-sata-power-2', plug: 'partial' }] }],
    },
    {
      id: 'disk-dead',
      band: 'possible',
      parts: ['hdd'],
      placements: [{ faults: [{ kind: 'condition', part: 'hdd', condition: 'damaged' }] }],
    },
  ],
  setups: { panel: 90 },
  tests: [
    {
      id: 'look:sata-2',
      outcomes: ['normal', 'empty', 'plug-proud'],
      otherwise: 'normal',
      says: { 'shared-lanes': 'empty', 'data-lead': 'plug-proud' },
    },
    {
      id: 'look:cable-sata-power-2',
      outcomes: ['normal', 'plug-proud'],
      otherwise: 'normal',
      says: { 'power-lead': 'plug-proud' },
    },
  ],
  answers: { 'new-drive': 'sata-type', 'disk-data': 'photos', format: 'not-yet' },
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

const COMMON: Pick<CaseData, 'cured' | 'goal' | 'verify'> = {
  cured: ({ machine }) => answeringDrives(machine).some(({ drive }) => drive === 'hdd'),
  goal: [
    STARTS,
    NOTHING_BROKEN,
    PUT_TOGETHER,
    {
      id: 'every-drive-answers',
      holds: ({ machine }) =>
        ['ssd-m2-1', 'ssd-m2-2', 'ssd-sata', 'hdd'].every((id) =>
          answeringDrives(machine).some(({ drive }) => drive === id),
        ),
    },
  ],
  verify: [
    STARTED,
    proven('drives-listed', 'page:firmware-storage', 'all-listed'),
    provenBy('drives-in-system', {
      'page:device-info': ['read'],
      'page:drive-health': ['clean'],
    }),
  ],
};

/** HW-22 The vanishing ports: a SATA drive in M.2_2 switches ports 3 and 4 off. */
const HW_22: CaseData = {
  ...COMMON,
  id: 'HW-22',
  truth: 'shared-lanes',
  difficulty: 4,
  objectives: ['C1 3.4', 'C1 3.5'],
  parMinutes: 12,
  note: {
    symptom: ['disk-missing'],
    cause: ['shared-lanes'],
    action: ['plug-cable', 'unplug-cable'],
    part: ['cable-sata-data-2', 'cable-sata-data-2-far', 'ssd-m2-2'],
    prevention: ['read-lane-table'],
  },
};

/** Its look-alike: the disk's data lead was nudged while the drive went in. */
const HW_22_DATA: CaseData = {
  ...COMMON,
  id: 'HW-22-data',
  truth: 'data-lead',
  difficulty: 2,
  objectives: ['C1 3.2', 'C1 3.4'],
  parMinutes: 9,
  note: {
    symptom: ['disk-missing'],
    cause: ['data-lead'],
    action: ['plug-cable'],
    part: ['cable-sata-data-2', 'cable-sata-data-2-far'],
    prevention: ['check-plugs'],
  },
};

/** Its look-alike: the disk's power plug was. */
const HW_22_POWER: CaseData = {
  ...COMMON,
  id: 'HW-22-power',
  truth: 'power-lead',
  difficulty: 2,
  objectives: ['C1 3.4', 'C1 3.6'],
  parMinutes: 10,
  note: {
    symptom: ['disk-missing'],
    cause: ['power-lead'],
    action: ['plug-cable'],
    part: ['cable-sata-power-2'],
    prevention: ['check-plugs'],
  },
};

export const VANISHED_DISK_CASES: StoryCases = { story: STORY, cases: [HW_22, HW_22_DATA, HW_22_POWER] };
