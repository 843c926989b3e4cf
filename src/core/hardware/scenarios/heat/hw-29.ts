import { usableMemory } from '../../memory.ts';
import type { Scenario } from '../../scenario.ts';
import { DATA_KEPT, diskLost, hasSoundDisk } from '../drives/new-disk.ts';
import { memoryIs, NOTHING_BROKEN, PUT_TOGETHER, proven, STARTED, STARTS } from '../predicates.ts';
import { caseOf } from '../story.ts';
import { RANDOM_BLUE } from './random-blue.ts';

/** What the asset record says, in MiB. */
const MEMORY_MIB = 16_384;

/** HW-29 Random blue: one of two modules errs now and then. */
export const HW_29: Scenario = caseOf(RANDOM_BLUE, {
  id: 'HW-29',
  truth: 'module-marginal',
  difficulty: 3,
  objectives: ['C1 5.1', 'C2 3.1'],
  parMinutes: 33,
  parPartsUsd: 45,
  cured: ({ machine }) =>
    usableMemory(machine).length > 0 &&
    usableMemory(machine).every((id) => machine.traits[id]?.marginal !== true),
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, memoryIs(MEMORY_MIB)],
  verify: [proven('memory-clean', 'run:memtest', 'clean'), STARTED],
  dataLost: diskLost,
  note: {
    symptom: ['blue-screens'],
    cause: ['module-marginal'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: ['spare-dimm', 'dimm-1', 'dimm-3'],
    prevention: ['check-files'],
  },
});

/** Its look-alike: the files do not open because the disk under them fails. */
export const HW_29_DISK: Scenario = caseOf(RANDOM_BLUE, {
  id: 'HW-29-disk',
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
    symptom: ['blue-screens'],
    cause: ['disk-failing'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-hdd', 'hdd'],
    prevention: ['backup-plan'],
  },
});
