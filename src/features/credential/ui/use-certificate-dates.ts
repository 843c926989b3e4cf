import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** How a certificate writes days, everywhere the same day: in UTC. Times are ms since 1970. */
export function useCertificateDates(): {
  day(at: number): string;
  period(from: number, to: number): string;
} {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeZone: 'UTC' });
    return { day: (at) => format.format(at), period: (from, to) => format.formatRange(from, to) };
  }, [i18n.resolvedLanguage]);
}
