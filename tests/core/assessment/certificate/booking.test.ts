import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Background,
  type BookedExam,
  type Booking,
  bookingRefusal,
  closesAt,
  examFor,
  nextTryFrom,
  validUntil,
} from '../../../../src/core/assessment/certificate/booking.ts';
import { entryOf, objectivesOfTrack } from '../../../../src/core/assessment/certificate/entry.ts';
import { MS_PER_DAY } from '../../../../src/core/kernel/time.ts';

const NOW = Date.UTC(2026, 10, 27, 9);
const day = (days: number): number => NOW + days * MS_PER_DAY;

const HELD = { form: 'HW 2026.1', validUntil: day(100) };

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
    readonly held?: Background['held'];
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
    {
      name: 'with a certificate that is far from its end',
      held: { ...HELD, validUntil: day(200) },
      refusal: 'held',
    },
    {
      name: 'near the end of a certificate, whatever its holder has forgotten',
      held: { ...HELD, validUntil: day(100) },
      isEntryOpen: false,
      refusal: null,
    },
    {
      name: 'for a day after the end, without the entry',
      held: { ...HELD, validUntil: day(20) },
      booking: { opensAt: day(30) },
      isEntryOpen: false,
      refusal: 'entry',
    },
  ])('$name: $refusal', ({ booking: change, earlier = [], isEntryOpen = true, held = null, refusal }) => {
    expect(bookingRefusal({ ...booking, ...change }, { isEntryOpen, earlier, held }, NOW)).toBe(refusal);
  });

  it('is possible from the day that is told, and not before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: -5 }), { minLength: 1, maxLength: 5 }), (begun) => {
        const earlier = begun.map(taken);
        const from = nextTryFrom(earlier);
        const at = (opensAt: number) =>
          bookingRefusal({ ...booking, opensAt }, { isEntryOpen: true, earlier, held: null }, opensAt);
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

describe('the exam of somebody who holds a certificate', () => {
  it.each([
    ['none 181 days before its end', HELD, day(100 - 181), 'held'],
    ['the shorter one from 180 days before its end on', HELD, day(100 - 180), 'renewal'],
    [
      'the shorter one for a certificate that was renewed before',
      { ...HELD, form: 'HW-R 2026.1' },
      NOW,
      'renewal',
    ],
    ['the whole one after its end', HELD, day(100), 'whole'],
    [
      'the whole one, at any time, where the exam has another version',
      { ...HELD, form: 'HW 2025.3' },
      day(-600),
      'whole',
    ],
    ['the whole one without a certificate', null, NOW, 'whole'],
  ])('is %s', (_, held, opensAt, kind) => {
    expect(examFor('hardware', held, opensAt)).toBe(kind);
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
