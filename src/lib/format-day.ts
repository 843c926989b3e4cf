import { format } from 'date-fns';
import { readersLanguage } from './format.ts';

/**
 * A date in the reader's language: `Nov 05, 2026` in English (the dashboard's format, spec section 2), `5 nov 2026`
 * in Spanish. Null for text that is no date.
 */
export function formatDay(value: string | Date, locale = readersLanguage()): string | null {
  const date = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(date.getTime())) return null;
  if (locale.startsWith('en')) return format(date, 'MMM dd, yyyy');
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(date);
}
