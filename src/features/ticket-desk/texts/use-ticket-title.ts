import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketOf } from '../model/practice-tickets.ts';

/** What the person of a story complains of, for lists, without loading its other texts; a shift has no story. */
export function useTicketTitle(): (story: string | null) => string {
  const { t } = useTranslation(['desk-titles', 'desk-home']);
  return useCallback(
    (story) => {
      const known = ticketOf(story);
      return known === undefined
        ? t('desk-home:history.unnamed')
        : String(t(`desk-titles:${known.id}` as never));
    },
    [t],
  );
}
