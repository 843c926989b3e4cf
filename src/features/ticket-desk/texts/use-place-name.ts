import { useCallback } from 'react';
import { companyOf } from '../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * What was looked up, as the reader calls it: somebody by their name, a site by its own, a floor by its letter and number; all
 * else is called what it is.
 */
export function usePlaceName(companySeed: number): (subject: string) => string {
  const { t, i18n } = useTranslation('desk');
  return useCallback(
    (subject) => {
      const person = companyOf(companySeed).byId.get(subject);
      if (person !== undefined) return `${person.given} ${person.family}`;
      return i18n.exists(`desk:site.${subject}`)
        ? t(`site.${subject}` as never)
        : subject.replace(/^floor-(\w+)$/, (_, floor: string) => floor.toUpperCase());
    },
    [t, i18n, companySeed],
  );
}
