import type { RunPayload } from '../../../core/contracts/runs.ts';
import { z } from '../../../core/contracts/zod.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import { labCommand } from '../../../core/hardware/model/command-schema.ts';
import type { LabCommand, LabEvent, Refusal } from '../../../core/hardware/model/commands.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';

/** Made by the same rules that this browser has (the version is compared): only that it is an object is looked at. */
function madeByTheRules<Made>() {
  return z.custom<Made>((value) => typeof value === 'object' && value !== null);
}

/** How the lab's part of the referee's answers reads. */
export const LAB_PAYLOAD: RunPayload<LabCommand, LabView, LabEvent, Refusal> = {
  command: labCommand,
  view: madeByTheRules<LabView>(),
  event: madeByTheRules<LabEvent>(),
  refusal: madeByTheRules<Refusal>(),
};

export const labReport = madeByTheRules<LabReport>();
