import { useTranslation } from 'react-i18next';
import type { Announcement } from '../../../../core/ticketing/console/announce.ts';

/** What a command printed, in one line. */
export function useAnnouncement(): (says: Announcement) => string {
  const { t } = useTranslation('desk-tools');
  return ({ key, values }) => String(t(`console.says.${key}`, values as never));
}
