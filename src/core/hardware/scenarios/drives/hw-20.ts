import { linkErrors } from '../../drives.ts';
import type { Scenario } from '../../scenario.ts';
import { NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { caseOf } from '../story.ts';
import { DATA_KEPT, diskLost, hasSoundDisk } from './new-disk.ts';
import { ONLY_COPY } from './only-copy.ts';

/** HW-20 Click of death: the only copy of the accounts is on a disk that fails. */
export const HW_20: Scenario = caseOf(ONLY_COPY, {
  id: 'HW-20',
  truth: 'disk-failing',
  difficulty: 3,
  objectives: ['C1 5.2', 'C2 4.3'],
  parMinutes: 26,
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
    symptom: ['slow-noisy'],
    cause: ['disk-failing'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-hdd', 'hdd'],
    prevention: ['backup-plan'],
  },
});

/** Its look-alike: the disk is sound, its data lead is not. The data still have no copy. */
export const HW_20_LEAD: Scenario = caseOf(ONLY_COPY, {
  id: 'HW-20-lead',
  truth: 'data-lead-folded',
  difficulty: 3,
  objectives: ['C1 3.2', 'C1 5.2'],
  parMinutes: 18,
  parPartsUsd: 6,
  cured: ({ machine }) => !linkErrors(machine),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, DATA_KEPT],
  verify: [STARTED, proven('copied-without-errors', 'run:copy-test', 'pass')],
  dataLost: diskLost,
  note: {
    symptom: ['slow-noisy'],
    cause: ['data-lead-folded'],
    action: ['plug-cable', 'order-part'],
    part: ['cable-sata-data-spare', 'cable-sata-data'],
    prevention: ['backup-plan', 'lead-routing'],
  },
});
