import { useServerNow } from '../../../lib/use-server-now.ts';
import { AllCompetitions } from './all-competitions.tsx';
import { NewCompetition, type NewCompetitionProps } from './new-competition.tsx';
import { RankedWeeks } from './ranked-weeks.tsx';
import { ReviewList, type ReviewListProps } from './review-list.tsx';

/** A window opens or closes within so many ms on the screen. */
const CLOCK_MS = 10_000;

export interface CompetitionAdministrationProps
  extends NewCompetitionProps,
    Pick<ReviewListProps, 'storyTitle' | 'replayLink'> {
  readonly personId: string;
}

/** Competitions as administrators see them: what is to be reviewed, a new one, and all with their entries; ranked weeks too. */
export function CompetitionAdministration({
  personId,
  storyTitle,
  replayLink,
  ...make
}: CompetitionAdministrationProps) {
  const now = useServerNow(CLOCK_MS);
  return (
    <div className="grid gap-6">
      <div>
        <NewCompetition {...make} />
      </div>
      <ReviewList storyTitle={storyTitle} replayLink={replayLink} now={now} />
      <AllCompetitions personId={personId} now={now} />
      <RankedWeeks />
    </div>
  );
}
