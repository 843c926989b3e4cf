import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What was looked up, as the reader calls it: a site by its name, a floor by its letter and number; all else is called what it is. */
export function usePlaceName(): (subject: string) => string {
  const { t, i18n } = useTranslation('desk');
  return useCallback(
    (subject) =>
      i18n.exists(`desk:site.${subject}`)
        ? t(`site.${subject}` as never)
        : subject.replace(/^floor-(\w+)$/, (_, floor: string) => floor.toUpperCase()),
    [t, i18n],
  );
}
