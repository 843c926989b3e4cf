import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Work } from '../../../core/assessment/rhythm.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { useCardRounds } from '../../../features/cards/model/use-card-rounds.ts';
import { useCards } from '../../../features/cards/model/use-cards.ts';
import { DueCardsCard } from '../../../features/cards/ui/due-cards-card.tsx';
import { ProgressCard } from '../../../features/certificates/ui/progress-card.tsx';
import type { LearnersTutorials } from '../../../features/tutorials/model/use-learners-tutorials.ts';
import type { PracticePlace } from '../../../runs/home/practice-place.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import { Button } from '../../../ui/button.tsx';
import { PATHS } from '../../paths.ts';
import { useTutorialsKnown } from '../tutorials-known.ts';

export interface LateCardsProps {
  readonly personId: string;
  readonly tutorials: LearnersTutorials;
  readonly runs: readonly ScoredRun[];
  readonly places: readonly PracticePlace[];
  /** Tells which rounds of cards count for the week, once they are known and whenever they change. */
  onRounds(rounds: readonly Work[]): void;
}

/** The cards that are due today; and, from the first run on, the way to each certificate that the plan can lead to. */
export function LateCards({ personId, tutorials, runs, places, onRounds }: LateCardsProps) {
  const cards = useCards(personId, useTutorialsKnown(tutorials));
  const rounds = useCardRounds(cards);
  useEffect(() => onRounds(rounds), [onRounds, rounds]);
  return (
    <>
      <DueCardsCard
        cards={cards}
        link={(label) => (
          <Button asChild variant="secondary">
            <Link to={PATHS.cards}>{label}</Link>
          </Button>
        )}
      />
      {runs.length === 0 ? null : (
        <Suspense fallback={null}>
          <ProgressCard
            personId={personId}
            runs={runs}
            tracks={places.map(({ simulation }) =>
              simulation === HARDWARE_ID ? 'hardware' : 'service-desk',
            )}
            link={(label) => (
              <Link
                className="text-sm font-medium text-copper-text underline underline-offset-4"
                to={PATHS.certificates}
              >
                {label}
              </Link>
            )}
          />
        </Suspense>
      )}
    </>
  );
}
