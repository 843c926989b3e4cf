import { Link, type LinkProps } from 'react-router-dom';
import { planOpensScreen } from '../../core/access/screens.ts';
import type { SimulationId } from '../../core/simulation-ids.ts';
import type { ScoredRun } from '../../runs/objectives/scored-runs.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { type Opening, openingSearch } from './opening-address.ts';
import { screenOf } from './screen-of.ts';

export interface OpeningLinkProps extends Omit<LinkProps, 'to'> {
  readonly simulation: SimulationId;
  readonly opening: Opening;
}

/** A link into a simulation. */
export function OpeningLink({ simulation, opening, ...rest }: OpeningLinkProps) {
  return <Link {...rest} to={{ pathname: PATHS[screenOf(simulation)], search: openingSearch(opening) }} />;
}

export interface DebriefLinkProps {
  readonly run: ScoredRun;
  readonly label: string;
  /** How the run is called, for who hears the link alone. */
  readonly title: string;
}

/** A link to the debrief of a run; nothing for a simulation that the person's plan does not open. */
export function DebriefLink({ run, label, title }: DebriefLinkProps) {
  const planId = usablePlanOf(usePerson());
  if (!planOpensScreen(planId, screenOf(run.simulation))) return null;
  return (
    <Button asChild size="sm" variant="secondary">
      <OpeningLink
        simulation={run.simulation}
        opening={{ kind: 'debrief', run: run.id }}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </OpeningLink>
    </Button>
  );
}
