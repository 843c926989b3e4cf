import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Work } from '../../../core/assessment/rhythm.ts';
import { useCardRounds } from '../../../features/cards/model/use-card-rounds.ts';
import { useCards } from '../../../features/cards/model/use-cards.ts';
import { DueCardsCard } from '../../../features/cards/ui/due-cards-card.tsx';
import type { LearnersTutorials } from '../../../features/tutorials/model/use-learners-tutorials.ts';
import { Button } from '../../../ui/button.tsx';
import { PATHS } from '../../paths.ts';
import { useTutorialsKnown } from '../tutorials-known.ts';

export interface CardsAtHomeProps {
  readonly personId: string;
  readonly tutorials: LearnersTutorials;
  /** Tells which rounds of cards count for the week, once they are known and whenever they change. */
  onRounds(rounds: readonly Work[]): void;
}

/** The cards that are due today. */
export function CardsAtHome({ personId, tutorials, onRounds }: CardsAtHomeProps) {
  const cards = useCards(personId, useTutorialsKnown(tutorials));
  const rounds = useCardRounds(cards);
  useEffect(() => onRounds(rounds), [onRounds, rounds]);
  return (
    <DueCardsCard
      cards={cards}
      link={(label) => (
        <Button asChild variant="secondary">
          <Link to={PATHS.cards}>{label}</Link>
        </Button>
      )}
    />
  );
}
