import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/server-clock.ts';
import { useRunHistory } from '../../runs/history/use-run-history.ts';
import { NextRun, type NextRunProps } from '../../runs/home/next-run.tsx';
import { nextTicket, ticketOf } from './model/practice-tickets.ts';
import { DESK_RUNS } from './session/desk-runs.ts';
import { useTicketTitle } from './texts/use-ticket-title.ts';

export interface NextTicketProps extends Pick<NextRunProps<never>, 'hasClock' | 'children'> {
  readonly personId: string;
}

/** Finds the recommended next ticket. */
export function NextTicket({ personId, hasClock, children }: NextTicketProps) {
  // Loads both namespaces in parallel.
  const { t } = useTranslation(['desk-home', 'runs']);
  const titleOf = useTicketTitle();
  const history = useRunHistory(DESK_RUNS, personId);
  const [now] = useState(serverNow);
  const familyOf = (story: string): string | null => {
    const family = ticketOf(story)?.family;
    return family === undefined ? null : t(`family.${family}`);
  };
  return (
    <NextRun
      history={history}
      hasClock={hasClock}
      proposal={nextTicket(history.runs, now)}
      unfinishedText={t('nextTicket.unfinished')}
      titleOf={titleOf}
      objectiveOf={familyOf}
    >
      {children}
    </NextRun>
  );
}
