import type { Scenario } from '../../scenario.ts';
import { caseOf } from '../case-of.ts';
import { FOLDED_LEAD, foldedLeadNote } from './data-lead.ts';
import { FAILING_DISK, failingDiskNote } from './new-drive.ts';
import { ONLY_COPY } from './only-copy.ts';

/** HW-20 Click of death: the only copy of the accounts is on a disk that fails. */
export const HW_20: Scenario = caseOf(ONLY_COPY, {
  ...FAILING_DISK,
  id: 'HW-20',
  parMinutes: 26,
  note: failingDiskNote('slow-noisy'),
});

/** Its look-alike: the disk is sound, its data lead is not. The data still have no copy. */
export const HW_20_LEAD: Scenario = caseOf(ONLY_COPY, {
  ...FOLDED_LEAD,
  id: 'HW-20-lead',
  parMinutes: 18,
  note: foldedLeadNote('slow-noisy', 'backup-plan', 'lead-routing'),
});
