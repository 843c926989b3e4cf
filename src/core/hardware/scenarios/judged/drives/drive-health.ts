import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask } from '../../procedures.ts';
import { outcomeOf } from '../expert-plan.ts';
import { HARROW_LEADS, replaceLead } from './data-lead.ts';
import { hardDisk, replaceDrive } from './new-drive.ts';

/** Reads the health page of a Harrow with two drives for files: it tells the folded data cable from the failing disk. */
export function readDriveHealth(view: LabView, symptom: string): readonly LabCommand[] {
  const read: LabCommand = { kind: 'open-page', page: 'drive-health' };
  const reading = 'page:drive-health';
  switch (outcomeOf(view, reading)) {
    case 'crc':
      return [read, ...replaceLead(view, HARROW_LEADS, { symptom, prevention: 'lead-routing', reading })];
    case 'failing':
      return [
        read,
        ...ask('backup', 'consent'),
        ...replaceDrive(view, hardDisk(['cable-sata-data', 'cable-sata-power']), {
          ...{ symptom, cause: 'disk-failing', evidence: ['page:event-log', reading] },
        }),
      ];
    default:
      return [read];
  }
}
