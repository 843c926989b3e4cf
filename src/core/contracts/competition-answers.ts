import { COMPETITION_SIMULATIONS } from './competitions.ts';
import { moment } from './moment.ts';
import { FLAG_KINDS, REVIEW_OUTCOMES } from './reviews.ts';
import { z } from './zod.ts';

/** Answers of the database about competitions and their reviews. Times are ms since 1970. */

/** The reader's own attempt. Score and place are null until they are known: the place when nobody can play any more. */
const ownAttempt = z
  .object({
    attempt_id: z.uuid(),
    is_over: z.boolean(),
    is_listed: z.boolean(),
    score: z.number().nullable(),
    played: z.int(),
    place: z.int().nullable(),
    void_reason: z.string().nullable(),
  })
  .transform(
    ({ attempt_id: attemptId, is_over: isOver, is_listed: isListed, void_reason: voidReason, ...own }) => ({
      ...own,
      attemptId,
      isOver,
      isListed,
      voidReason,
    }),
  );

const competition = z
  .object({
    id: z.uuid(),
    title: z.string(),
    simulation: z.enum(COMPETITION_SIMULATIONS),
    opens_at: moment,
    closes_at: moment,
    run_minutes: z.int(),
    /** Stories of practice, by their public ids. */
    practice: z.array(z.string()),
    items: z.array(
      z
        .object({ position: z.int(), void_reason: z.string().nullable() })
        .transform(({ position, void_reason: voidReason }) => ({ position, voidReason })),
    ),
    people: z.int(),
    own: ownAttempt.nullable(),
  })
  .transform(({ opens_at: opensAt, closes_at: closesAt, run_minutes: runMinutes, ...rest }) => ({
    ...rest,
    opensAt,
    closesAt,
    runMinutes,
  }));
export type Competition = z.output<typeof competition>;

/** A page of competitions (`list_competitions`), the one that closes last first. */
export const competitionPage = z.array(competition);

const standing = z
  .object({
    place: z.int(),
    name: z.string(),
    score: z.number(),
    sim_seconds: z.int(),
    is_you: z.boolean(),
  })
  .transform(({ sim_seconds: simSeconds, is_you: isYou, ...entry }) => ({ ...entry, simSeconds, isYou }));
export type Standing = z.output<typeof standing>;

/** A page of the list of a competition that is over (`read_competition_page`). */
export const standingsPage = z.array(standing);

const entry = z
  .object({
    attempt_id: z.uuid(),
    /** Null for whoever is on no board. */
    name: z.string().nullable(),
    begun_at: moment,
    played: z.int(),
    score: z.number().nullable(),
    void_reason: z.string().nullable(),
  })
  .transform(({ attempt_id: attemptId, begun_at: begunAt, void_reason: voidReason, ...rest }) => ({
    ...rest,
    attemptId,
    begunAt,
    voidReason,
  }));
export type CompetitionEntry = z.output<typeof entry>;

/** A page of who takes part (`list_competition_attempts`), for administrators. */
export const entriesPage = z.array(entry);

/** The attempt of the person of a name (`find_attempt`), for administrators; null for nobody. */
export const foundEntry = entry.nullable();

/** A ranked week with its items, for administrators (`forms`). */
export const rankedWeekRow = z
  .object({
    id: z.uuid(),
    opens_at: moment,
    form_items: z.array(
      z.object({
        position: z.int(),
        simulation: z.enum(COMPETITION_SIMULATIONS),
        void_reason: z.string().nullable(),
      }),
    ),
  })
  .transform(({ id, opens_at: opensAt, form_items: items }) => ({
    id,
    opensAt,
    simulation: items[0]?.simulation ?? COMPETITION_SIMULATIONS[0],
    items: items
      .map(({ position, void_reason: voidReason }) => ({ position, voidReason }))
      .sort((left, right) => left.position - right.position),
  }));
export type RankedWeekRow = z.output<typeof rankedWeekRow>;

/** The figures that a flag keeps; which of them depends on its kind (`core/assessment/competition/plausibility.ts`). */
const flagDetails = z.object({
  commands: z.int().optional(),
  quick: z.int().optional(),
  /** Of a plain test alone: commands that came half a second or more after the one before. */
  pauses: z.int().optional(),
  attempts: z.array(z.string()).optional(),
  oneIn: z.int().optional(),
});

const review = z
  .object({
    id: z.uuid(),
    at: moment,
    simulation: z.enum(COMPETITION_SIMULATIONS).nullable(),
    /** The case of a practice job or a plain test; null for a run of a form. */
    subject: z.string().nullable(),
    form_id: z.uuid().nullable(),
    purpose: z.string().nullable(),
    title: z.string().nullable(),
    opens_at: moment.nullable(),
    closes_at: moment.nullable(),
    positions: z.array(z.int()),
    attempt_id: z.uuid().nullable(),
    name: z.string().nullable(),
  })
  .and(
    z.discriminatedUnion('what', [
      z.object({ what: z.literal('flag'), kind: z.enum(FLAG_KINDS), details: flagDetails }),
      z.object({ what: z.literal('dispute'), reason: z.string() }),
    ]),
  );
export type Review = z.output<typeof review>;

/** A page of what nobody has decided yet (`list_reviews`), oldest first. */
export const reviewPage = z.array(review);

const decision = z.object({
  id: z.uuid(),
  decided_at: moment,
  /** Null for an account that is gone. */
  by: z.string().nullable(),
  outcome: z.enum(REVIEW_OUTCOMES),
  reason: z.string(),
  /** What was reviewed; null where an administrator came upon it. */
  about: z.enum(['flag', 'dispute']).nullable(),
  simulation: z.enum(COMPETITION_SIMULATIONS).nullable(),
  /** Of a competition; a ranked week is named by `opens_at`. */
  title: z.string().nullable(),
  opens_at: moment.nullable(),
  position: z.int().nullable(),
  /** Whose attempt, by the pseudonym that they have now. */
  name: z.string().nullable(),
});
export type Decision = z.output<typeof decision>;

/** A page of decisions (`list_decisions`), the newest first. */
export const decisionPage = z.array(decision);
