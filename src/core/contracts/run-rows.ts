import type { ColumnChecks } from './rows.ts';
import { z } from './zod.ts';

/** Rows of `simulation_runs` and `practice_runs` as PostgREST returns them to the person whose runs they are. */

/**
 * - `open`: being played, or abandoned and not scored yet (see `expires_at`).
 * - `finished`: submitted by the player. `expired`: time ran out; scored as it stood.
 * - `void`: the rules changed during the run; it has no score.
 */
export const RUN_STATUSES = ['open', 'finished', 'expired', 'void'] as const;

/** The parts of the score, each 0 to 1; null for one that the case does not judge. */
const parts = z.record(z.string(), z.number().nullable()).nullable();
const objectives = z.array(z.object({ objective: z.string(), score: z.number() })).nullable();

/** A test in a list. The result is null while the run is open. */
export const runRow = z
  .object({
    id: z.uuid(),
    status: z.enum(RUN_STATUSES),
    simulation: z.string(),
    expires_at: z.string(),
    finished_at: z.string().nullable(),
    /** 0 to 100. */
    score: z.int().nullable(),
    passed: z.boolean().nullable(),
    parts,
    rules_version: z.string(),
  } satisfies ColumnChecks<'simulation_runs'>)
  // Two figures of the report, which the older of the reports may lack.
  .extend({ story: z.string().nullable(), objectives });
export type RunRow = z.infer<typeof runRow>;

/** A practice job in a list. The case and the result are null while it is open. */
export const practiceRow = z.object({
  id: z.uuid(),
  status: z.enum(RUN_STATUSES),
  simulation: z.string(),
  story: z.string(),
  dealt_at: z.string(),
  finished_at: z.string().nullable(),
  scenario_id: z.string().nullable(),
  seed: z.int().nullable(),
  /** 0 to 100. */
  score: z.int().nullable(),
  passed: z.boolean().nullable(),
  parts,
  rules_version: z.string(),
  objectives,
} satisfies ColumnChecks<'practice_runs'>);
export type PracticeRow = z.infer<typeof practiceRow>;
