import { z } from './zod.ts';

/** What people dispute and administrators decide. The messages are in English and told in the page's language; the database has the same limits. */

const MIN_REASON_CHARS = 10;
const MAX_REASON_CHARS = 500;

/** Why something was voided, kept or disputed: text of several lines. NUL characters, which PostgreSQL cannot store, are removed. */
export const reasonForm = z.object({
  reason: z
    .string()
    .overwrite((text) => text.replaceAll('\0', ''))
    .trim()
    .min(MIN_REASON_CHARS, 'The reason needs at least 10 characters')
    .max(MAX_REASON_CHARS, 'The reason may have at most 500 characters'),
});

/** What a review of a flag or a dispute comes to. */
export const REVIEW_OUTCOMES = ['keep', 'void-item', 'void-entry', 'restore'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** What a flag says of an attempt (`core/assessment/competition/plausibility.ts`). */
export const FLAG_KINDS = ['pace', 'same-log', 'unread-repair', 'luck'] as const;

export type ReasonForm = z.output<typeof reasonForm>;

/** What the reader disputed in a run, and what came of it (`read_dispute`); null for nothing. */
export const ownDispute = z
  .object({
    reason: z.string(),
    outcome: z.enum(REVIEW_OUTCOMES).nullable(),
    answer: z.string().nullable(),
  })
  .nullable();
export type OwnDispute = NonNullable<z.output<typeof ownDispute>>;
