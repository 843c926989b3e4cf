import { format } from 'date-fns';

const DEFAULT_LOCALE = 'en';

/** Money from dollars: `$9.49`, always with cents, in the way of the locale. */
export function formatMoney(amount: number, currency = 'USD', locale = DEFAULT_LOCALE): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);
}

/** A day as the dashboard writes it (spec section 2): `Nov 21, 2026`; null for text that is no date. */
export function formatDay(value: string | Date): string | null {
  const date = typeof value === 'string' ? new Date(value) : value;
  return Number.isNaN(date.getTime()) ? null : format(date, 'MMM dd, yyyy');
}

/** Minutes and seconds of a countdown: `01:00`; never below zero. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
