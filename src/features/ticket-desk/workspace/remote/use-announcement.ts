import type { Announcement } from '../../../../core/ticketing/console/announce.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** What a command printed, in one line. */
export function useAnnouncement(): (says: Announcement) => string {
  const { t } = useTranslation('desk-tools');
  return ({ key, values }) => String(t(`console.says.${key}`, values as never));
}
