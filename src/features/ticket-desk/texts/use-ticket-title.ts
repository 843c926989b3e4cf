import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ticketOf } from '../model/practice-tickets.ts';

/** What the person of a story complains of, for lists, without loading its other texts; a shift has no story. */
export function useTicketTitle(): (story: string | null) => string {
  const { t, i18n } = useTranslation(['desk-titles', 'desk-home']);
  return useCallback(
    (story) => {
      const known = ticketOf(story);
      if (known === undefined) return t('desk-home:history.unnamed');
      const key = `desk-titles:${known.id}`;
      return i18n.exists(key) ? String(t(key as never)) : known.id;
    },
    [t, i18n],
  );
}
