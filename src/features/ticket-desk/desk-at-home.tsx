import type { ReactNode } from 'react';
import { TICKETING_ID } from '../../core/ticketing/simulation-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRunHistory } from '../../runs/history/use-run-history.ts';
import { type PracticePlace, placeOf } from '../../runs/home/practice-place.ts';
import { TICKET_CASES, ticketOf } from './model/practice-tickets.ts';
import { DESK_RUNS } from './session/desk-runs.ts';
import { useTicketTitle } from './texts/use-ticket-title.ts';

export interface DeskAtHomeProps {
  readonly personId: string;
  readonly children: (place: PracticePlace) => ReactNode;
}

/** The ticket desk as the learner's home sees it. */
export function DeskAtHome({ personId, children }: DeskAtHomeProps) {
  // Loads both namespaces in parallel.
  const { t } = useTranslation(['desk-home', 'runs']);
  const titleOf = useTicketTitle();
  const history = useRunHistory(DESK_RUNS, personId);
  const skillOf = (story: string): string | null => {
    const family = ticketOf(story)?.family;
    return family === undefined ? null : t(`family.${family}`);
  };
  return children(placeOf(history, { simulation: TICKETING_ID, cases: TICKET_CASES, titleOf, skillOf }));
}
