import { diskStatus } from '../../../behaviour/disk-management.ts';
import { answeringDrives } from '../../../behaviour/drives.ts';
import { VANISHED_DISK } from '../../public/drives/vanished-disk.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, provenBy, STARTED, STARTS } from '../predicates.ts';
import { looksAtBoth } from '../seen-marks.ts';
import type { CaseData, Story, StoryCases, StoryTest } from '../story.ts';
import { leftBySystem } from './bring-online.ts';
import { findDisk } from './vanished-disk-plan.ts';

/** A port that is empty because its plug is in another one; the plugs at both ends of the data cable. */
const DATA_LOOKS: readonly StoryTest[] = looksAtBoth('data-lead', 'plug-proud', [
  'sata-2',
  'cable-sata-data-2',
]).map((look) =>
  look.id === 'look:sata-2'
    ? {
        ...look,
        outcomes: ['normal', 'empty', 'plug-proud'],
        says: { ...look.says, 'shared-lanes': 'empty' },
      }
    : look,
);

/** "I added an M.2 drive, and my big data disk disappeared": shared lanes, a plug that was nudged, or the system's doing. */
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
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-4' }] },
        { faults: [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'latched', connector: 'sata-3' }] },
      ],
    },
    {
      id: 'data-lead',
      band: 'possible',
      parts: ['cable-sata-data-spare'],
      placements: [
        {
          faults: [{ kind: 'plug', end: 'cable-sata-data-2-far', plug: 'partial' }],
          part: ['cable-sata-data-2', 'cable-sata-data-2-far', 'sata-2'],
        },
        {
          faults: [{ kind: 'plug', end: 'cable-sata-data-2', plug: 'partial' }],
          part: ['cable-sata-data-2', 'hdd-data'],
        },
      ],
    },
    {
      id: 'power-lead',
      band: 'possible',
      placements: [
        { faults: [{ kind: 'plug', end: 'cable-sata-power-2', plug: 'partial' }] },
        { faults: [{ kind: 'plug', end: 'cable-sata-power-2', plug: 'none' }] },
      ],
    },
    leftBySystem('disk-offline', ['hdd']),
    leftBySystem('letter-lost', ['hdd']),
    {
      id: 'disk-dead',
      band: 'possible',
      parts: ['hdd'],
      placements: [{ faults: [{ kind: 'condition', part: 'hdd', condition: 'damaged' }] }],
    },
  ],
  setups: { start: 75, desktop: 30, panel: 90 },
  tests: [
    {
      id: 'page:disk-management',
      outcomes: ['disk-missing', 'offline', 'no-letter'],
      otherwise: 'disk-missing',
      says: { 'disk-offline': 'offline', 'letter-lost': 'no-letter' },
    },
    {
      id: 'page:firmware-storage',
      // Ports 3 and 4 are disabled whatever is missing; the list names what is there.
      outcomes: ['ports-disabled', 'all-listed'],
      otherwise: 'ports-disabled',
      says: { 'disk-offline': 'all-listed', 'letter-lost': 'all-listed' },
    },
    ...DATA_LOOKS,
    {
      id: 'look:cable-sata-power-2',
      outcomes: ['normal', 'plug-proud', 'hangs-loose'],
      otherwise: 'normal',
      says: { 'power-lead': { 'plug-proud': 0.5, 'hangs-loose': 0.5 } },
    },
  ],
  answers: { 'new-drive': 'sata-type', 'disk-data': 'photos', format: 'not-yet' },
  plan: findDisk,
};

const COMMON: Pick<CaseData, 'cured' | 'goal' | 'verify'> = {
  cured: ({ machine }) =>
    answeringDrives(machine).some(({ drive }) => drive === 'hdd') && diskStatus(machine, 'hdd') === 'online',
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
      'page:disk-management': ['all-online'],
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
  parMinutes: 16,
  note: {
    symptom: ['disk-missing'],
    action: ['plug-cable', 'unplug-cable'],
    part: ['cable-sata-data-2', 'cable-sata-data-2-far', 'ssd-m2-2'],
    prevention: ['read-lane-table'],
  },
};

/** Its look-alike: the disk's data cable was nudged while the drive went in. */
const HW_22_DATA: CaseData = {
  ...COMMON,
  id: 'HW-22-data',
  truth: 'data-lead',
  difficulty: 2,
  objectives: ['C1 3.2', 'C1 3.4'],
  parMinutes: 16,
  note: {
    symptom: ['disk-missing'],
    action: ['plug-cable'],
    part: ['cable-sata-data-2'],
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
  parMinutes: 16,
  note: {
    symptom: ['disk-missing'],
    action: ['plug-cable'],
    part: ['cable-sata-power-2'],
    prevention: ['check-plugs'],
  },
};

/** What Disk Management shows and puts right. */
function inSystem(truth: string): Omit<CaseData, 'id' | 'difficulty'> {
  return {
    ...COMMON,
    truth,
    objectives: ['C1 3.4', 'C2 1.4'],
    parMinutes: 11,
    verify: [proven('drives-online', 'page:disk-management', 'all-online')],
    note: {
      symptom: ['disk-missing'],
      action: ['run-program'],
      part: ['hdd'],
      prevention: ['check-disks'],
    },
  };
}

/** Its look-alike in the system: the disk is detected and was left offline. */
const HW_22_OFFLINE: CaseData = { ...inSystem('disk-offline'), id: 'HW-22-offline', difficulty: 3 };

/** Its look-alike in the system: the disk is online, and its volume has no letter. */
const HW_22_LETTER: CaseData = { ...inSystem('letter-lost'), id: 'HW-22-letter', difficulty: 2 };

/** The two halves of each joint that the disk needs. */
const JOINTS = [
  ['sata-2', 'cable-sata-data-2-far'],
  ['hdd-data', 'cable-sata-data-2'],
  ['hdd-power', 'cable-sata-power-2'],
] as const;

/** Its look-alike that nobody at the bench can mend: the disk has power and data, and does not answer. */
const HW_22_DEAD: CaseData = {
  id: 'HW-22-dead',
  truth: 'disk-dead',
  difficulty: 3,
  objectives: ['C1 3.4', 'C1 5.2'],
  parMinutes: 14,
  cured: ({ job }) => job.escalatedTo === 'recovery-lab',
  // The disk was broken before; everything else is in factory condition.
  goal: [STARTS, PUT_TOGETHER],
  verify: [
    {
      id: 'plugs-checked',
      holds: ({ evidence }) =>
        JOINTS.every((halves) => halves.some((half) => evidence.some(({ test }) => test === `look:${half}`))),
    },
  ],
  note: {
    symptom: ['disk-missing'],
    action: ['escalate'],
    part: ['hdd'],
    prevention: ['backup-disk'],
  },
};

export const VANISHED_DISK_CASES: StoryCases = {
  story: STORY,
  cases: [HW_22, HW_22_DATA, HW_22_POWER, HW_22_OFFLINE, HW_22_LETTER, HW_22_DEAD],
};
