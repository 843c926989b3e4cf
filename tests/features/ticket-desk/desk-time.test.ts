import { describe, expect, it } from 'vitest';
import { SECONDS_PER_DAY } from '../../../src/core/kernel/time.ts';
import { dayAndTime } from '../../../src/features/ticket-desk/texts/desk-time.ts';

describe('a moment at the desk', () => {
  const tuesday = SECONDS_PER_DAY;

  it('is told with its year where that is another one', () => {
    expect(dayAndTime(tuesday - 30 * SECONDS_PER_DAY, tuesday)).toBe('Feb 8 00:00');
    expect(dayAndTime(tuesday - 340 * SECONDS_PER_DAY, tuesday)).toBe('Apr 4, 2025 00:00');
    expect(dayAndTime(tuesday + 400 * SECONDS_PER_DAY, tuesday)).toBe('Apr 14, 2027 00:00');
  });
});
