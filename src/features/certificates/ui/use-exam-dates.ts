import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** How days of an exam are written, where the person is. */
export function useExamDates(): {
  /** `Nov 27` */
  short(day: Date): string;
  /** `Fri, Nov 27` */
  withWeekday(day: Date): string;
  /** `Friday, November 27, 2026` */
  full(day: Date): string;
  /** `November – December 2026` */
  months(first: Date, last: Date): string;
  /** `Mon` */
  weekday(day: Date): string;
} {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, options);
    const short = format({ month: 'short', day: 'numeric' });
    const withWeekday = format({ weekday: 'short', month: 'short', day: 'numeric' });
    const full = format({ dateStyle: 'full' });
    const months = format({ month: 'long', year: 'numeric' });
    const weekday = format({ weekday: 'short' });
    return {
      short: (day) => short.format(day),
      withWeekday: (day) => withWeekday.format(day),
      full: (day) => full.format(day),
      months: (first, last) => months.formatRange(first, last),
      weekday: (day) => weekday.format(day),
    };
  }, [i18n.language]);
}
