import { z } from './zod.ts';

/** Words and requests of forms: what ranked weeks, competitions and exams are made of (`core/assessment/forms`). */

/** What the results of a form are for. A plain test is a form of one item. */
export const FORM_PURPOSES = ['test', 'ranked', 'competition', 'exam'] as const;

/** From when on something about a run may be shown to whoever played it. */
export const SHOWN = ['run-over', 'attempt-over', 'window-over', 'never'] as const;

/** `shared`: the same case and seed for everybody. `fresh`: drawn anew in each attempt. */
export const SEED_POLICIES = ['shared', 'fresh'] as const;

const names = z.array(z.string().min(1).max(40)).min(1);

/** Among which reserved stories the run of an item is drawn. Only the server reads it. */
export const itemRequest = z.strictObject({
  /** How many stories make up the run: one for a job, one a ticket for a shift. */
  count: z.int().min(1).max(8),
  /** Only of these families; all of them when left out. */
  families: names.exactOptional(),
  /** Only these stories; all of them when left out. */
  stories: names.exactOptional(),
  /**
   * So many of them are requests by the person who is named, and so many by an impostor; no other story of the run is one that
   * an impostor can be behind. Left out, the odds of the stories decide.
   */
  callers: z.strictObject({ genuine: z.int().min(0), impostor: z.int().min(0) }).exactOptional(),
});
export type ItemRequest = z.infer<typeof itemRequest>;

/** What the end of a form's run tells; score and pass are null while they may not be shown. */
export const formRunEnd = z.object({
  position: z.int(),
  score: z.int().nullable(),
  passed: z.boolean().nullable(),
  isAttemptOver: z.boolean(),
});
