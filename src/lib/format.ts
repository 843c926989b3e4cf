import i18n from 'i18next';
import { SOURCE_LANGUAGE } from '../i18n/languages.ts';

/**
 * An amount in dollars with cents, in the reader's language: `$9.49`, `9,49 US$`. Outside of English the currency is
 * named in full, because `$` alone may be a peso.
 */
export function formatMoney(amount: number, currency = 'USD', locale = readersLanguage()): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: locale.startsWith('en') ? 'narrowSymbol' : 'symbol',
  }).format(amount);
}

/** A count in the reader's language: `12,400`, `12.400`. */
export function formatCount(count: number, locale = readersLanguage()): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** A list as a sentence part: `a, b, and c`. */
export function formatList(items: readonly string[], locale = readersLanguage()): string {
  return new Intl.ListFormat(locale).format(items);
}

/** A duration in words: `27 days, 4 hours, 59 minutes`. */
export function formatTimeSpan(
  parts: Readonly<Record<'days' | 'hours' | 'minutes', number>>,
  locale = readersLanguage(),
): string {
  const units = (['day', 'hour', 'minute'] as const).map((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(parts[`${unit}s`]),
  );
  return new Intl.ListFormat(locale, { type: 'unit' }).format(units);
}

/** Minutes and seconds of a countdown: `01:00`; never below zero. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The current language. Screens re-render when it changes, because their translations do. */
export function readersLanguage(): string {
  return i18n.resolvedLanguage ?? SOURCE_LANGUAGE;
}
