import { z } from '../../../core/contracts/zod.ts';
import { labCommand } from '../../../core/hardware/commands/command-schema.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';

/** A practice run as this browser keeps it. */
export const practiceRun: z.ZodType<Run<LabCommand>> = z.object({
  scenarioId: z.string(),
  seed: z.int(),
  rulesVersion: z.string(),
  commands: z.array(labCommand),
});

/** Names a practice run among those of this browser. */
export function practiceRunKey({ scenarioId, seed }: Run<LabCommand>): string {
  return `${scenarioId}:${seed}`;
}
