import { answeringDrives } from '../../../behaviour/drives.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, provenBy, STARTED, STARTS } from '../predicates.ts';
import type { CaseData } from '../story.ts';
import { VANISHED_DISK } from './vanished-disk.ts';

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
export const HW_22: Scenario = caseOf(VANISHED_DISK, {
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
});

/** Its look-alike: the disk's data lead was nudged while the drive went in. */
export const HW_22_DATA: Scenario = caseOf(VANISHED_DISK, {
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
});

/** Its look-alike: the disk's power plug was. */
export const HW_22_POWER: Scenario = caseOf(VANISHED_DISK, {
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
});
