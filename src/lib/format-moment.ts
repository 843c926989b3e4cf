import { readersLanguage } from './format.ts';

/** A day of the week, date and time in the reader's language and time zone: `Mon, Nov 30, 01:00 AM`. */
export function formatMoment(ms: number, locale = readersLanguage()): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(ms);
}
