import { useMemo } from 'react';
import type { CalendarDay } from '../../../core/assessment/rhythm.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** How dates of the calendar are written in the reader's language. They belong to no time zone. */
export function useDates(): {
  weekday(date: CalendarDay): string;
  day(date: CalendarDay): string;
} {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const short = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
    const day = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const at = (date: CalendarDay): Date => new Date(`${date}T00:00:00Z`);
    return { weekday: (date) => short.format(at(date)), day: (date) => day.format(at(date)) };
  }, [i18n.language]);
}
