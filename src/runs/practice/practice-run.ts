import { z } from '../../core/contracts/zod.ts';
import type { Run } from '../../core/kernel/run.ts';

/** A practice run as this browser keeps it. */
export function practiceRun<Command>(command: z.ZodType<Command>): z.ZodType<Run<Command>> {
  return z.object({
    scenarioId: z.string(),
    seed: z.int(),
    rulesVersion: z.string(),
    commands: z.array(command),
  });
}

/** Names a practice run among those of this browser. */
export function practiceRunKey({ scenarioId, seed }: Run<unknown>): string {
  return `${scenarioId}:${seed}`;
}
