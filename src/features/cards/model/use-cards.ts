import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FactId } from '../../../core/assessment/facts/catalogue.ts';
import { type CardsOfDay, dueCards } from '../../../core/assessment/facts/due-cards.ts';
import type { CardReview, Rating } from '../../../core/assessment/facts/review.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useServerNow } from '../../../lib/use-server-now.ts';
import { useScoredRuns } from '../../../runs/objectives/use-scored-runs.ts';
import { cardReviewsQuery, sendReviews } from '../api/card-reviews.ts';
import { dayAt } from './day.ts';
import { keepReview, knownCards, rememberCards, waitingReviews } from './kept-reviews.ts';
import { type DoneTutorial, type MetObjective, metObjectives, metOf } from './met-objectives.ts';
import { sendWaiting } from './send-waiting.ts';

/** How often the page looks whether a new day has begun. */
const DAY_CHECK_MS = 60_000;

/** A person's cards. */
export type Cards =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  | {
      readonly state: 'ready';
      readonly today: CardsOfDay;
      readonly met: readonly MetObjective[];
      readonly reviews: readonly CardReview[];
      /** The latest answers are in this browser alone. */
      readonly isWaiting: boolean;
      /** An answer could not even be kept in this browser: it lives as long as this page. */
      readonly isUnkept: boolean;
      answer(fact: FactId, rating: Rating): void;
    };

/** What another feature knows of a person: the tutorials that they have behind them. */
export interface TutorialsKnown {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Asks again. */
  retry(): void;
  readonly done: readonly DoneTutorial[];
}

/** The cards of a person today: by the server, or without it by what this browser knows of them. */
export function useCards(personId: string, tutorials: TutorialsKnown): Cards {
  const queries = useQueryClient();
  const scored = useScoredRuns(personId);
  const sent = useQuery(cardReviewsQuery(personId));
  const [known] = useState(() => knownCards(personId));
  /** Answers of this page, and those that waited when it was opened. */
  const [own, setOwn] = useState(() => waitingReviews(personId));
  const [isUnkept, setUnkept] = useState(false);
  const [isWaiting, setWaiting] = useState(own.length > 0);
  const now = useServerNow(DAY_CHECK_MS);
  const { start, end } = dayAt(now);

  const hasFailed = scored.hasFailed || sent.isError || tutorials.hasFailed;
  const isLoading = !hasFailed && (scored.isLoading || tutorials.isLoading || sent.data === undefined);
  const fresh = useMemo(
    () =>
      hasFailed || isLoading
        ? null
        : { met: metObjectives(scored.runs, tutorials.done), reviews: sent.data ?? [] },
    [hasFailed, isLoading, scored.runs, tutorials.done, sent.data],
  );
  useEffect(() => {
    if (fresh !== null) rememberCards(personId, fresh);
  }, [fresh, personId]);

  const base = fresh ?? (hasFailed ? known : null);
  const reviews = useMemo(() => (base === null ? [] : together(base.reviews, own)), [base, own]);
  const today = useMemo(
    () => (base === null ? null : dueCards(reviews, metOf(base.met), { start, end })),
    [base, reviews, start, end],
  );

  // What fails waits, and is tried again with the next answer, page or network.
  const send = (): void => {
    const look = (): void => setWaiting(waitingReviews(personId).length > 0);
    void sendWaiting(personId, queries).then(look, look);
  };
  const sendAgain = useEffectEvent(send);
  useEffect(() => {
    const start = (): void => sendAgain();
    start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, []);

  if (base === null || today === null) {
    if (!hasFailed) return { state: 'loading' };
    const retry = (): void => {
      scored.retry();
      if (sent.isError) void sent.refetch();
      if (tutorials.hasFailed) tutorials.retry();
    };
    return { state: 'failed', retry };
  }
  const answer = (fact: FactId, rating: Rating): void => {
    const review: CardReview = { id: crypto.randomUUID(), fact, rating, at: serverNow() };
    setOwn((had) => [...had, review]);
    if (!keepReview(personId, review)) {
      void sendReviews(personId, [review]).catch(() => setUnkept(true));
      return;
    }
    send();
  };
  return { state: 'ready', today, met: base.met, reviews, isWaiting, isUnkept, answer };
}

/** Each answer once: as the server has it, else as this browser does. */
function together(sent: readonly CardReview[], own: readonly CardReview[]): readonly CardReview[] {
  const ids = new Set(sent.map(({ id }) => id));
  return [...sent, ...own.filter(({ id }) => !ids.has(id))];
}
