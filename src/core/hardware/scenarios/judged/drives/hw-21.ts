import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { FOLDED_LEAD, foldedLeadNote } from './data-lead.ts';
import { FAILING_DISK, failingDiskNote } from './new-drive.ts';
import { STUTTERS } from './stutters.ts';

/** HW-21 CRC storm: the data lead of the disk is folded, and its link errors rise. */
export const HW_21: Scenario = caseOf(STUTTERS, {
  ...FOLDED_LEAD,
  id: 'HW-21',
  parMinutes: 17,
  note: foldedLeadNote('freezes', 'lead-routing'),
});

/** Its look-alike: the disk itself fails, and nobody has a copy. */
export const HW_21_DISK: Scenario = caseOf(STUTTERS, {
  ...FAILING_DISK,
  id: 'HW-21-disk',
  parMinutes: 24,
  note: failingDiskNote('freezes'),
});
