import { linkErrors } from '../../drives.ts';
import type { Scenario } from '../../scenario.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { caseOf } from '../story.ts';
import { DATA_KEPT, diskLost, hasSoundDisk } from './new-disk.ts';
import { STUTTERS } from './stutters.ts';

/** HW-21 CRC storm: the data lead of the disk is folded, and its link errors rise. */
export const HW_21: Scenario = caseOf(STUTTERS, {
  id: 'HW-21',
  truth: 'data-lead-folded',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.2'],
  parMinutes: 17,
  parPartsUsd: 6,
  cured: ({ machine }) => !linkErrors(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, DATA_KEPT],
  verify: [STARTED, proven('copied-without-errors', 'run:copy-test', 'pass')],
  dataLost: diskLost,
  note: {
    symptom: ['freezes'],
    cause: ['data-lead-folded'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-sata-data-spare', 'cable-sata-data'],
    prevention: ['lead-routing'],
  },
});

/** Its look-alike: the disk itself fails, and nobody has a copy. */
export const HW_21_DISK: Scenario = caseOf(STUTTERS, {
  id: 'HW-21-disk',
  truth: 'disk-failing',
  difficulty: 3,
  objectives: ['C1 5.2', 'C2 4.3'],
  parMinutes: 24,
  parPartsUsd: 55,
  cured: hasSoundDisk,
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, DATA_KEPT],
  verify: [
    STARTED,
    proven('restored', 'run:restore-data', 'restored'),
    proven('disk-clean', 'page:drive-health', 'clean'),
  ],
  dataLost: diskLost,
  note: {
    symptom: ['freezes'],
    cause: ['disk-failing'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-hdd', 'hdd'],
    prevention: ['backup-plan'],
  },
});
