import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** How a reading of a ticket is called, such as `lock-source@account` or `told:changed@requester`. */
export function useReadingName(): (test: string) => string {
  const { t, i18n } = useTranslation('desk-debrief');
  return useCallback(
    (test) => {
      const [reading = ''] = test.split('@');
      const key = `desk-debrief:reading.${reading.replace(':', '.')}`;
      return i18n.exists(key) ? String(t(key as never)) : reading;
    },
    [t, i18n],
  );
}
