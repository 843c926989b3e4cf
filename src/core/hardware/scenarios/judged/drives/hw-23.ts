import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { proven } from '../predicates.ts';
import { driveCase, FAILING_DISK, failingDiskNote } from './new-drive.ts';
import { NOT_SAVED } from './not-saved.ts';

const DATA_DRIVE = driveCase('slot-m2-2');

/** HW-23 Read-only: an NVMe drive that has used up its spare takes no more writes (corrections 4). */
export const HW_23: Scenario = caseOf(NOT_SAVED, {
  ...DATA_DRIVE,
  id: 'HW-23',
  truth: 'drive-read-only',
  difficulty: 4,
  objectives: ['C1 3.4', 'C1 5.2'],
  parMinutes: 21,
  parPartsUsd: 80,
  verify: [...DATA_DRIVE.verify, proven('saved', 'run:save-test', 'pass')],
  note: {
    symptom: ['not-saved'],
    cause: ['drive-read-only'],
    action: ['place-part', 'order-part', 'run-program'],
    part: ['spare-nvme', 'ssd-m2-data'],
    prevention: ['backup-plan'],
  },
});

/** Its look-alike: the files lie on the big disk, and that one fails. */
export const HW_23_DISK: Scenario = caseOf(NOT_SAVED, {
  ...FAILING_DISK,
  id: 'HW-23-disk',
  parMinutes: 21,
  note: failingDiskNote('not-saved'),
});
