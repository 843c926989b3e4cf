import type { QueryClient } from '@tanstack/react-query';
import type { CardReview } from '../../../core/assessment/facts/review.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { cardReviewsKey, sendReviews } from '../api/card-reviews.ts';
import { dropReviews, waitingReviews } from './kept-reviews.ts';

/** No answer is older: the database refuses what a device with an empty clock would send. */
const FIRST_CARDS = Date.UTC(2026, 0, 1);

/** By person: the page of cards and the frame may ask for the same at the same moment. */
const underway = new Map<string, Promise<void>>();

/**
 * Sends the answers that wait in this browser; each leaves it when the server has it. Rejects when they could not be sent: they
 * wait on. Two tabs that send the same answers are no harm, the server keeps each once.
 */
export function sendWaiting(personId: string, queries: QueryClient): Promise<void> {
  const sending =
    underway.get(personId) ?? sendAll(personId, queries).finally(() => underway.delete(personId));
  underway.set(personId, sending);
  return sending;
}

async function sendAll(personId: string, queries: QueryClient): Promise<void> {
  // Also those that are given while others are on their way.
  for (let waiting = waitingReviews(personId); waiting.length > 0; waiting = waitingReviews(personId)) {
    const sent = waiting.map(withPossibleTime);
    await sendReviews(personId, sent);
    dropReviews(personId, sent);
    queries.setQueryData<readonly CardReview[]>(cardReviewsKey(personId), (had) =>
      had === undefined ? undefined : [...had, ...sent],
    );
    // Storage that keeps what it was told to drop would have them sent for ever.
    if (waitingReviews(personId).some(({ id }) => sent.some((one) => one.id === id))) return;
  }
}

/** A device's clock may be wrong by years. */
function withPossibleTime(review: CardReview): CardReview {
  return { ...review, at: Math.max(FIRST_CARDS, Math.min(review.at, serverNow())) };
}
