import { useMemo } from 'react';
import { cardRounds } from '../../../core/assessment/facts/card-rounds.ts';
import type { Work } from '../../../core/assessment/rhythm.ts';
import { dayAt } from './day.ts';
import { metBefore } from './met-objectives.ts';
import type { Cards } from './use-cards.ts';

/** The rounds that a person has finished, as a week counts them; none while nobody knows. */
export function useCardRounds(cards: Cards): readonly Work[] {
  const reviews = cards.state === 'ready' ? cards.reviews : null;
  const met = cards.state === 'ready' ? cards.met : null;
  return useMemo(
    () =>
      reviews === null || met === null
        ? []
        : cardRounds(reviews, (ms) => metBefore(ms, met), dayAt).map((at) => ({ kind: 'cards', at })),
    [reviews, met],
  );
}
