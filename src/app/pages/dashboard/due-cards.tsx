import { Link } from 'react-router-dom';
import { DueCardsCard } from '../../../features/cards/ui/due-cards-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { PATHS } from '../../paths.ts';

/** The cards that are due today, on the person's dashboard. */
export function DueCards({ personId }: { readonly personId: string }) {
  return (
    <DueCardsCard
      personId={personId}
      link={(label) => (
        <Button asChild variant="secondary">
          <Link to={PATHS.cards}>{label}</Link>
        </Button>
      )}
    />
  );
}
