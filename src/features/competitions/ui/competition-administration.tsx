import { useServerNow } from '../../../lib/use-server-now.ts';
import { AllCompetitions } from './all-competitions.tsx';
import { NewCompetition, type NewCompetitionProps } from './new-competition.tsx';
import { ReviewList, type StoryTitle } from './review-list.tsx';

/** A window opens or closes within so many ms on the screen. */
const CLOCK_MS = 10_000;

export interface CompetitionAdministrationProps extends NewCompetitionProps {
  readonly personId: string;
  readonly storyTitle: StoryTitle;
}

/** Competitions as administrators see them: what is to be reviewed, a new one, and all with their entries. */
export function CompetitionAdministration({ personId, storyTitle, ...make }: CompetitionAdministrationProps) {
  return (
    <div className="grid gap-6">
      <div>
        <NewCompetition {...make} />
      </div>
      <ReviewList storyTitle={storyTitle} />
      <AllCompetitions personId={personId} now={useServerNow(CLOCK_MS)} />
    </div>
  );
}
