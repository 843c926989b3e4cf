import { moment } from './moment.ts';
import { z } from './zod.ts';

/** Words and requests of forms: what ranked weeks, competitions and exams are made of (`core/assessment/forms`). */

/** What the results of a form are for. A plain test is a form of one item. */
export const FORM_PURPOSES = ['test', 'ranked', 'competition', 'exam'] as const;
export type FormPurpose = (typeof FORM_PURPOSES)[number];

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

/**
 * - `to-play`: it has no run. `open`: its run is being played.
 * - `lapsed`: the time of its run is up, and it is not scored yet. `over`: its run is scored.
 */
const ITEM_STATES = ['to-play', 'open', 'lapsed', 'over'] as const;

/** How an attempt at a form stands, as the person whose it is may know it (`public.read_attempt`). Times are ms since 1970. */
export const attemptStanding = z
  .object({
    id: z.uuid(),
    form_id: z.uuid(),
    purpose: z.enum(FORM_PURPOSES),
    opens_at: moment,
    closes_at: moment.nullable(),
    ends_at: moment.nullable(),
    is_over: z.boolean(),
    run_seconds: z.int(),
    score_shown: z.enum(SHOWN),
    case_shown: z.enum(SHOWN),
    read_at: moment,
    items: z.array(
      z
        .object({
          position: z.int(),
          simulation: z.string(),
          seeds: z.enum(SEED_POLICIES),
          is_void: z.boolean(),
          state: z.enum(ITEM_STATES),
          /** Null for an item without a run, and while the case of an ended run may not be shown. */
          run_id: z.uuid().nullable(),
          /** Null while they may not be shown. */
          score: z.int().nullable(),
          passed: z.boolean().nullable(),
        })
        .transform(({ is_void: isVoid, run_id: runId, ...item }) => ({ ...item, isVoid, runId })),
    ),
  })
  .transform((row) => ({
    id: row.id,
    formId: row.form_id,
    purpose: row.purpose,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    endsAt: row.ends_at,
    isOver: row.is_over,
    runSeconds: row.run_seconds,
    scoreShown: row.score_shown,
    caseShown: row.case_shown,
    readAt: row.read_at,
    items: row.items,
  }));
export type AttemptStanding = z.output<typeof attemptStanding>;
