import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookedExam,
  type Booking,
  bookingRefusal,
  closesAt,
  nextTryFrom,
  renewableFrom,
  validUntil,
} from '../../../../src/core/assessment/certificate/booking.ts';
import { entryOf, objectivesOfTrack } from '../../../../src/core/assessment/certificate/entry.ts';
import { MS_PER_DAY } from '../../../../src/core/kernel/time.ts';

const NOW = Date.UTC(2026, 10, 27, 9);
const day = (days: number): number => NOW + days * MS_PER_DAY;

/** An exam that began that many days from now and was over four days later. */
function taken(begun: number): BookedExam {
  return { opensAt: day(begun), closesAt: day(begun + 14), begunAt: day(begun), overAt: day(begun + 4) };
}

describe('booking an exam', () => {
  const booking: Booking = { track: 'hardware', opensAt: NOW, minutes: 20 };
  it.each<{
    readonly name: string;
    readonly booking?: Partial<Booking>;
    readonly earlier?: readonly BookedExam[];
    readonly isEntryOpen?: boolean;
    readonly refusal: string | null;
  }>([
    { name: 'today', refusal: null },
    { name: 'without the entry', isEntryOpen: false, refusal: 'entry' },
    { name: 'in three sessions lengths that are offered', booking: { minutes: 60 }, refusal: null },
    { name: 'in a length of one’s own', booking: { minutes: 45 }, refusal: 'length' },
    { name: 'the desk’s length for the bench', booking: { minutes: 10 }, refusal: 'length' },
    {
      name: 'yesterday, where it is still today for the learner',
      booking: { opensAt: day(-0.9) },
      refusal: null,
    },
    { name: 'two days ago', booking: { opensAt: day(-2) }, refusal: 'day' },
    { name: 'in 60 days', booking: { opensAt: day(60) }, refusal: null },
    { name: 'in 61 days', booking: { opensAt: day(61) }, refusal: 'day' },
    {
      name: 'while one is on',
      earlier: [{ ...taken(-3), overAt: null }],
      refusal: 'booked',
    },
    { name: 'six days after the last', earlier: [taken(-10)], refusal: 'too-soon' },
    { name: 'seven days after the last', earlier: [taken(-11)], refusal: null },
    {
      name: 'after one that was booked and never begun',
      earlier: [{ ...taken(-5), begunAt: null }],
      refusal: null,
    },
    { name: 'a third time in 90 days', earlier: [taken(-60), taken(-30)], refusal: null },
    {
      name: 'a fourth time in 90 days',
      earlier: [taken(-80), taken(-60), taken(-30)],
      refusal: 'too-many-tries',
    },
    { name: 'a fourth time after 90 days', earlier: [taken(-90), taken(-60), taken(-30)], refusal: null },
  ])('$name: $refusal', ({ booking: change, earlier = [], isEntryOpen = true, refusal }) => {
    expect(bookingRefusal({ ...booking, ...change }, { isEntryOpen, earlier }, NOW)).toBe(refusal);
  });

  it('is possible from the day that is told, and not before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: -5 }), { minLength: 1, maxLength: 5 }), (begun) => {
        const earlier = begun.map(taken);
        const from = nextTryFrom(earlier);
        const at = (opensAt: number) =>
          bookingRefusal({ ...booking, opensAt }, { isEntryOpen: true, earlier }, opensAt);
        expect(at(from)).toBeNull();
        expect(at(from - 1)).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('ends 14 days after its first day began, and a certificate on the same day two years later', () => {
    expect(closesAt(NOW)).toBe(day(14));
    expect(validUntil(NOW)).toBe(Date.UTC(2028, 10, 27, 9));
    expect(validUntil(Date.UTC(2028, 1, 29))).toBe(Date.UTC(2030, 1, 28));
  });
});

describe('taking a passed exam again', () => {
  it.each([
    ['an ordinary day', Date.UTC(2026, 10, 27), Date.UTC(2028, 4, 31)],
    ['a leap day', Date.UTC(2028, 1, 29), Date.UTC(2029, 8, 1)],
  ])('opens 180 days before the end of a certificate that was passed on %s', (_, passedAt, from) => {
    expect(renewableFrom(passedAt)).toBe(from);
  });
});

describe('the entry to an exam', () => {
  it.each([
    ['hardware', 'C1 3.3', 'C1 2.1'],
    ['service-desk', 'C1 2.1', 'C1 3.3'],
  ] as const)('%s counts the objectives that its simulation shows', (track, own, foreign) => {
    expect(objectivesOfTrack(track)).toContain(own);
    expect(objectivesOfTrack(track)).not.toContain(foreign);
  });

  it.each(['hardware', 'service-desk'] as const)(
    '%s opens with four fifths of them solid or proven',
    (track) => {
      const all = objectivesOfTrack(track);
      const needed = Math.ceil(0.8 * all.length);
      const first = (count: number) =>
        entryOf(track, (id) =>
          all.indexOf(id) < count ? (all.indexOf(id) % 2 === 0 ? 'solid' : 'proven') : 'familiar',
        );
      expect(first(needed)).toMatchObject({ reached: needed, needed, isOpen: true });
      expect(first(needed - 1)).toMatchObject({ reached: needed - 1, isOpen: false });
    },
  );
});
