import type { Schema } from '../kernel/play.ts';
import type { ColumnChecks } from './rows.ts';
import { bySchema } from './runs.ts';
import { z } from './zod.ts';

/** Rows of `simulation_runs` and `run_commands` as PostgREST returns them to the run's player. */

/**
 * - `open`: being played, or abandoned and not scored yet (see `expires_at`).
 * - `finished`: submitted by the player. `expired`: time ran out; scored as it stood.
 * - `void`: the rules changed during the run; it has no score.
 */
export const RUN_STATUSES = ['open', 'finished', 'expired', 'void'] as const;

/** A run in a list. The case and the result are null while the run is open. */
export const runRow = z.object({
  id: z.uuid(),
  status: z.enum(RUN_STATUSES),
  simulation: z.string(),
  subject: z.string().nullable(),
  rules_version: z.string(),
  started_at: z.string(),
  expires_at: z.string(),
  finished_at: z.string().nullable(),
  scenario_id: z.string().nullable(),
  /** 0 to 100. */
  score: z.int().nullable(),
  passed: z.boolean().nullable(),
  /** Part of the score -> 0 to 1; null for a part that the case does not assess. */
  parts: z.record(z.string(), z.number().nullable()).nullable(),
} satisfies ColumnChecks<'simulation_runs'>);
export type RunRow = z.infer<typeof runRow>;

/** One run with everything needed to replay it. */
export function runRecordRow<Command>(command: Schema<Command>) {
  const commands = z.object({
    seq: z.int(),
    command: bySchema(command),
  } satisfies ColumnChecks<'run_commands'>);
  return runRow
    .extend({ seed: z.int().nullable(), report: z.unknown() } satisfies ColumnChecks<'simulation_runs'>)
    .extend({ run_commands: z.array(commands) });
}
