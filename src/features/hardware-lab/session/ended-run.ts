import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import type { Run } from '../../../core/kernel/run.ts';

/** A run that is over, as the debrief tells it. */
export interface EndedRun {
  readonly mode: LabMode;
  readonly report: LabReport;
  /** The bench as it was left. */
  readonly view: LabView;
  /** The server ended it because its time was up; what was done until then counts. */
  readonly isOutOfTime: boolean;
  /** To watch it again; null where the server has not told yet what was hidden. */
  readonly run: Run<LabCommand> | null;
}
