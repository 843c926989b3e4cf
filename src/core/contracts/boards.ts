import { moment } from './moment.ts';
import { z } from './zod.ts';

/** Answers of the database about boards of ranked weeks. Times are ms since 1970. */

/** An entry as others see it: never whose it is, never its exact score. */
const boardEntry = z
  .object({
    name: z.string(),
    low: z.int(),
    high: z.int(),
    played: z.int(),
    sim_seconds: z.int(),
    is_you: z.boolean(),
  })
  .transform(({ sim_seconds: simSeconds, is_you: isYou, ...entry }) => ({ ...entry, simSeconds, isYou }));
export type BoardEntry = z.output<typeof boardEntry>;

/** A page of a board, in its order. */
export const boardPage = z.array(boardEntry);

/** The people who are rated like the reader; null for a reader without a rating. */
export const boardBand = z.object({ median: z.number().nullable(), people: boardPage }).nullable();

/** A ranked week that is over; null before. */
export const closedWeek = z
  .object({
    items: z.array(
      z
        .object({
          position: z.int(),
          /** Null for an item that nobody played. */
          seed: z.int().nullable(),
          void_reason: z.string().nullable(),
          median: z.number().nullable(),
        })
        .transform(({ void_reason: voidReason, ...item }) => ({ ...item, voidReason })),
    ),
    first: z.array(
      z.intersection(
        boardEntry,
        z
          .object({ shows_replays: z.boolean(), positions: z.array(z.int()) })
          .transform(({ shows_replays: showsReplays, positions }) => ({ showsReplays, positions })),
      ),
    ),
  })
  .nullable();
export type ClosedWeek = NonNullable<z.output<typeof closedWeek>>;

/** A ranked week as everybody may know it (`forms`). */
export const weekRow = z
  .object({ id: z.uuid(), opens_at: moment, closes_at: moment })
  .transform(({ id, opens_at: opensAt, closes_at: closesAt }) => ({ id, opensAt, closesAt }));
export type WeekRow = z.output<typeof weekRow>;

/** A ranked week that the reader has begun, with what they played of it. */
export const ownWeekRow = z
  .object({
    forms: z.object({
      id: z.uuid(),
      opens_at: moment,
      best_of: z.int().nullable(),
      form_items: z.array(
        z.object({
          position: z.int(),
          simulation: z.string(),
          seeds: z.enum(['shared', 'fresh']),
          void_reason: z.string().nullable(),
        }),
      ),
    }),
    form_results: z.array(
      z.object({
        position: z.int(),
        score: z.int(),
        passed: z.boolean(),
        sim_seconds: z.int(),
        finished_at: moment,
      }),
    ),
  })
  .transform(({ forms: form, form_results: results }) => ({
    formId: form.id,
    opensAt: form.opens_at,
    bestOf: form.best_of,
    items: form.form_items.map(({ void_reason: voidReason, ...item }) => ({
      ...item,
      isVoid: voidReason !== null,
    })),
    results: results.map(({ sim_seconds: simSeconds, finished_at: finishedAt, ...result }) => ({
      ...result,
      simSeconds,
      finishedAt,
    })),
  }));
export type OwnWeekRow = z.output<typeof ownWeekRow>;

/** The reader's own ranked weeks that do not count, because somebody decided so (`read_voided_weeks`). */
export const voidedWeeks = z.array(
  z
    .object({ form_id: z.uuid(), reason: z.string() })
    .transform(({ form_id: formId, reason }) => ({ formId, reason })),
);
export type VoidedWeek = z.output<typeof voidedWeeks>[number];
