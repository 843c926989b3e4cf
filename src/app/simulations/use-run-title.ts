import { useCallback } from 'react';
import { HARDWARE_ID } from '../../core/hardware/simulation-id.ts';
import type { SimulationId } from '../../core/simulation-ids.ts';
import { useCaseTitle } from '../../features/hardware-lab/texts/case-text.ts';
import { useTicketTitle } from '../../features/ticket-desk/texts/use-ticket-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How a story of any simulation is called in lists; a test whose story is not told has a name of its kind. */
export function useRunTitle(): (simulation: SimulationId, story: string | null) => string {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const ticketTitle = useTicketTitle();
  return useCallback(
    (simulation, story) => {
      if (simulation !== HARDWARE_ID) return ticketTitle(story);
      return story === null ? t('history.unnamed') : caseTitle(story);
    },
    [t, caseTitle, ticketTitle],
  );
}
