import i18n from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { formatCount, formatCountdown, formatMoney } from '../../src/lib/format.ts';
import { formatDay } from '../../src/lib/format-day.ts';
import { fc } from '../support/fixed-seeds.ts';

const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

afterEach(async () => {
  await i18n.changeLanguage('en');
});

describe('money', () => {
  it('is written with cents, in the way of the language', () => {
    expect(formatMoney(9.49)).toBe('$9.49');
    expect(formatMoney(139)).toBe('$139.00');
    expect(withPlainSpaces(formatMoney(12.99, 'USD', 'es'))).toBe('12,99 US$');
  });

  it('follows the language that somebody chooses', async () => {
    await i18n.changeLanguage('es');
    expect(withPlainSpaces(formatMoney(12.99))).toBe('12,99 US$');
    expect(formatCount(12_400)).toBe('12.400');
    await i18n.changeLanguage('en');
    expect(formatMoney(12.99)).toBe('$12.99');
    expect(formatCount(12_400)).toBe('12,400');
  });
});

describe('a day', () => {
  it('is written as on the dashboard', () => {
    expect(formatDay(new Date(2026, 10, 5, 12))).toBe('Nov 05, 2026');
  });

  it('is written as in Spanish where Spanish is chosen', async () => {
    await i18n.changeLanguage('es');
    expect(formatDay(new Date(2026, 11, 19, 12))).toBe('19 dic 2026');
    expect(formatDay('soon')).toBeNull();
  });

  it('is empty for text that is not a date', () => {
    expect(formatDay('soon')).toBeNull();
  });
});

describe('a countdown', () => {
  it('starts at the full minute and ends at zero, never below', () => {
    expect(formatCountdown(60_000)).toBe('01:00');
    expect(formatCountdown(59_001)).toBe('01:00');
    expect(formatCountdown(1)).toBe('00:01');
    expect(formatCountdown(-5000)).toBe('00:00');
  });

  it('always has two digits for the seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000 }), (milliseconds) => {
        expect(formatCountdown(milliseconds)).toMatch(/^\d{2,}:[0-5]\d$/);
      }),
    );
  });
});
