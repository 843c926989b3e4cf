import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Work } from '../../../core/assessment/rhythm.ts';
import { useCardRounds } from '../../../features/cards/model/use-card-rounds.ts';
import { useCards } from '../../../features/cards/model/use-cards.ts';
import { DueCardsCard } from '../../../features/cards/ui/due-cards-card.tsx';
import type { LearnersTutorials } from '../../../features/tutorials/model/use-learners-tutorials.ts';
import { Button } from '../../../ui/button.tsx';
import { PATHS } from '../../paths.ts';
import { useTutorialsKnown } from '../tutorials-known.ts';

export interface WeekAndCardsProps {
  readonly personId: string;
  /** What counts for the week besides runs and cards. */
  readonly others: readonly Work[];
  readonly tutorials: LearnersTutorials;
  /** Renders the week with what counts for it besides runs. */
  readonly week: (works: readonly Work[]) => ReactNode;
}

/** The week with the rounds of cards in it, and the cards that are due today. */
export function WeekAndCards({ personId, others, tutorials, week }: WeekAndCardsProps) {
  const cards = useCards(personId, useTutorialsKnown(tutorials));
  const rounds = useCardRounds(cards);
  const works = useMemo(() => [...others, ...rounds], [others, rounds]);
  return (
    <>
      {week(works)}
      <DueCardsCard
        cards={cards}
        link={(label) => (
          <Button asChild variant="secondary">
            <Link to={PATHS.cards}>{label}</Link>
          </Button>
        )}
      />
    </>
  );
}
