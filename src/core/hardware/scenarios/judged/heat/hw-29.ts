import { usableMemory } from '../../../behaviour/memory.ts';
import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { FAILING_DISK, failingDiskNote } from '../drives/new-drive.ts';
import {
  memoryClean,
  memoryIsComplete,
  NOTHING_BROKEN,
  PUT_TOGETHER,
  SPARE_MODULES,
  STARTED,
  STARTS,
} from '../predicates.ts';
import { RANDOM_BLUE } from './random-blue.ts';

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
  goal: [STARTS, NOTHING_BROKEN, PUT_TOGETHER, memoryIsComplete(RANDOM_BLUE)],
  verify: [memoryClean('memory-clean-twice', 2), STARTED],
  note: {
    symptom: ['blue-screens'],
    cause: ['module-marginal'],
    action: ['place-part', 'order-part', 'seat-part'],
    part: [...SPARE_MODULES, 'dimm-1', 'dimm-3'],
    prevention: ['check-files'],
  },
});

/** Its look-alike: the files do not open because the disk under them fails. */
export const HW_29_DISK: Scenario = caseOf(RANDOM_BLUE, {
  ...FAILING_DISK,
  id: 'HW-29-disk',
  parMinutes: 26,
  note: failingDiskNote('blue-screens'),
});
