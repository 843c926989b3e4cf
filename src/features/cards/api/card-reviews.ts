import { queryOptions } from '@tanstack/react-query';
import type { CardReview } from '../../../core/assessment/facts/review.ts';
import { type CardReviewRow, cardReviewRow } from '../../../core/contracts/card-review-rows.ts';
import { z } from '../../../core/contracts/zod.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** The most rows that the Data API gives at once (`max_rows` in supabase/config.toml). */
const PAGE = 1000;
/** Rows in one request: far below the size that is refused. */
const ROWS_A_REQUEST = 200;

const COLUMNS = Object.keys(cardReviewRow.shape).join(', ');

export const cardReviewsKey = (userId: string) => ['card-reviews', userId] as const;

/** Every answer of a person that the server has. */
export function cardReviewsQuery(userId: string) {
  return queryOptions({
    queryKey: cardReviewsKey(userId),
    queryFn: async ({ signal }): Promise<readonly CardReview[]> => {
      const supabase = await getSupabase();
      const rows: CardReviewRow[] = [];
      for (;;) {
        const { data, error } = await supabase
          .from('card_reviews')
          .select(COLUMNS)
          .eq('user_id', userId)
          .order('received_at')
          .order('id')
          .range(rows.length, rows.length + PAGE - 1)
          .retry(false)
          .abortSignal(signal);
        if (error) throw error;
        rows.push(...z.array(cardReviewRow).parse(data));
        if (data.length < PAGE) return rows.map(reviewOf);
      }
    },
  });
}

function reviewOf({ id, fact_id, rating, reviewed_at }: CardReviewRow): CardReview {
  return { id, fact: fact_id, rating, at: Date.parse(reviewed_at) };
}

/** Sends answers. One that the server has already is left as it is there. */
export async function sendReviews(userId: string, reviews: readonly CardReview[]): Promise<void> {
  const supabase = await getSupabase();
  for (let from = 0; from < reviews.length; from += ROWS_A_REQUEST) {
    const { error } = await supabase
      .from('card_reviews')
      .upsert(
        reviews.slice(from, from + ROWS_A_REQUEST).map(({ id, fact, rating, at }) => ({
          user_id: userId,
          id,
          fact_id: fact,
          rating,
          reviewed_at: new Date(at).toISOString(),
        })),
        { onConflict: 'user_id,id', ignoreDuplicates: true },
      )
      .retry(false);
    if (error) throw error;
  }
}
