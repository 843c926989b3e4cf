import { z } from '../../../core/contracts/zod.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { labCommand } from '../../../core/hardware/commands/command-schema.ts';
import type { LabCommand, LabEvent, Refusal } from '../../../core/hardware/model/commands.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { HARDWARE_ID, LAB_RULES_ID } from '../../../core/hardware/simulation-id.ts';
import { rulesVersionOf } from '../../../core/kernel/run.ts';
import type { RunClient } from '../../../runs/run-client.ts';

/**
 * Accepts any object: the server made it with the same rules version (which is compared), so its shape is not
 * validated again.
 */
function madeByTheRules<Made>() {
  return z.custom<Made>((value) => typeof value === 'object' && value !== null);
}

/** The run client of the hardware lab. */
export const LAB_CLIENT: RunClient<LabCommand, LabView, LabEvent, Refusal, LabReport> = {
  simulation: HARDWARE_ID,
  rulesVersion: rulesVersionOf({ rules: LAB_RULES_ID }, 'testing'),
  payload: {
    command: labCommand,
    view: madeByTheRules<LabView>(),
    event: madeByTheRules<LabEvent>(),
    refusal: madeByTheRules<Refusal>(),
  },
  report: madeByTheRules<LabReport>(),
};
