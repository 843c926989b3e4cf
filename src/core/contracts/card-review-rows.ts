import type { ColumnChecks } from './rows.ts';
import { z } from './zod.ts';

/** A row of `card_reviews` as PostgREST returns it to the person who answered. */
export const cardReviewRow = z.object({
  id: z.uuid(),
  fact_id: z.string(),
  rating: z.literal([1, 2, 3, 4]),
  reviewed_at: z.string(),
} satisfies ColumnChecks<'card_reviews'>);
export type CardReviewRow = z.infer<typeof cardReviewRow>;
