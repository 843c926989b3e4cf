import { describe, expect, it } from 'vitest';
import {
  DEFAULT_GOAL_DAYS,
  mondayAt,
  type Rhythm,
  rhythmOf,
  type WeekGoal,
  type Work,
  type WorkKind,
} from '../../../src/core/assessment/rhythm.ts';
import { MS_PER_DAY, MS_PER_HOUR } from '../../../src/core/kernel/time.ts';
import { fc } from '../../support/fixed-seeds.ts';

/** A Wednesday, noon in Madrid. */
const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const MADRID = { nowMs: NOW, timeZone: 'Europe/Madrid' };

const did = (at: string, kind: WorkKind = 'job'): Work => ({ kind, at: Date.parse(at) });
const goal = (fromWeek: string, days: number | null): WeekGoal => ({ fromWeek, days });

/** The days of this week on which something was done, as `Mo Tu`. */
const practisedDays = ({ week }: Rhythm): string =>
  week.days
    .flatMap(({ done }, index) =>
      done.length > 0 ? [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][index]] : [],
    )
    .join(' ');

describe('the week of a learner', () => {
  it('begins on Monday, and is at Wednesday on a Wednesday', () => {
    const { week } = rhythmOf([], [], MADRID);
    expect(week.days.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(week.days.map(({ when }) => when)).toEqual([
      ...['past', 'past', 'today'],
      ...['later', 'later', 'later', 'later'],
    ]);
  });

  it('wants three days of somebody who picked nothing, and says how many are still to come', () => {
    const rhythm = rhythmOf([did('2026-11-23T20:00Z'), did('2026-11-24T08:00Z', 'ticket')], [], MADRID);
    expect(rhythm.week).toMatchObject({ goal: DEFAULT_GOAL_DAYS, practised: 2 });
    expect(rhythm).toMatchObject({ daysToGo: 1, daysLeft: 5 });
  });

  it('counts a day once, whatever was done, and tells what that was', () => {
    const works = (['cards', 'job', 'job', 'test'] as const).map((kind) => did('2026-11-25T09:00Z', kind));
    const { week, daysLeft } = rhythmOf(works, [], MADRID);
    expect(week.practised).toBe(1);
    expect(week.days[2]?.done).toEqual(['job', 'test', 'cards']);
    expect(daysLeft).toBe(4);
  });

  it.each([
    ['Pacific/Auckland', '2026-11-22T11:30:00Z', 'Mo'],
    ['Europe/Madrid', '2026-11-22T11:30:00Z', ''],
    ['Europe/Madrid', '2026-11-24T23:30:00Z', 'We'],
    ['America/Los_Angeles', '2026-11-25T07:30:00Z', 'Tu'],
  ])('is that of their own place: in %s, %s is %s', (timeZone, at, day) => {
    expect(practisedDays(rhythmOf([did(at)], [], { nowMs: NOW, timeZone }))).toBe(day);
  });

  it.each([
    // Half past ten in the evening: the last 24 hours are two dates of a short Sunday, and one of a long one.
    ['23 hours', '2026-03-29T20:30:00Z', '2026-03-23', 2],
    ['25 hours', '2026-10-25T21:30:00Z', '2026-10-19', 1],
  ])('has seven dates in Madrid when its Sunday has %s', (_hours, evening, monday, practised) => {
    const nowMs = Date.parse(evening);
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      kind: 'job' as const,
      at: nowMs - hour * MS_PER_HOUR,
    }));
    const { week } = rhythmOf(hours, [], { nowMs, timeZone: 'Europe/Madrid' });
    expect(week.monday).toBe(monday);
    expect(week.days.at(-1)).toMatchObject({ date: evening.slice(0, 10), when: 'today', done: ['job'] });
    expect(week.practised).toBe(practised);
  });

  it('is past Sunday midnight another one', () => {
    expect(mondayAt(Date.parse('2026-11-29T22:59:59Z'), 'Europe/Madrid')).toBe('2026-11-23');
    expect(mondayAt(Date.parse('2026-11-29T23:00:00Z'), 'Europe/Madrid')).toBe('2026-11-30');
    expect(mondayAt(Date.parse('2027-01-01T12:00:00Z'), 'Europe/Madrid')).toBe('2026-12-28');
  });
});

describe('a goal', () => {
  const EARLY = [did('2026-11-02T12:00Z'), did('2026-11-10T12:00Z'), did('2026-11-12T12:00Z')];

  it('counts for this week and later ones; earlier weeks keep what they had', () => {
    const { week, earlier } = rhythmOf(EARLY, [goal('2026-11-23', 5), goal('2026-11-09', 2)], MADRID);
    expect(week.goal).toBe(5);
    expect(earlier).toEqual([
      { monday: '2026-11-16', goal: 2, practised: 0 },
      { monday: '2026-11-09', goal: 2, practised: 2 },
      { monday: '2026-11-02', goal: DEFAULT_GOAL_DAYS, practised: 1 },
    ]);
  });

  it('pauses until another one is picked, which is the usual one at first', () => {
    const goals = [goal('2026-11-02', 4), goal('2026-11-09', null)];
    const paused = rhythmOf(EARLY, goals, MADRID);
    expect(paused.week.goal).toBeNull();
    expect(paused).toMatchObject({ daysToGo: 0, usualGoal: 4 });
    expect(paused.earlier.map(({ goal: days }) => days)).toEqual([null, null, 4]);
    expect(rhythmOf(EARLY, [...goals, goal('2026-11-23', 4)], MADRID).week.goal).toBe(4);
  });

  it('tells a newcomer of no week before their first', () => {
    expect(rhythmOf([], [], MADRID).earlier).toEqual([]);
    expect(rhythmOf([did('2026-11-24T12:00Z')], [], MADRID).earlier).toEqual([]);
  });

  it('tells of four weeks at most', () => {
    expect(rhythmOf([did('2026-01-05T12:00Z')], [], MADRID).earlier).toHaveLength(4);
  });

  const someWork = fc.record({
    kind: fc.constantFrom<WorkKind>('job', 'ticket', 'cards'),
    at: fc.integer({ min: NOW - 40 * MS_PER_DAY, max: NOW }),
  });

  it('is never farther away for more work, and counts the days that are marked', () => {
    fc.assert(
      fc.property(
        fc.array(someWork, { maxLength: 12 }),
        someWork,
        fc.constantFrom('Europe/Madrid', 'America/St_Johns', 'Pacific/Kiritimati'),
        (works, more, timeZone) => {
          const place = { nowMs: NOW, timeZone };
          const before = rhythmOf(works, [], place);
          const after = rhythmOf([...works, more], [], place);
          expect(after.daysToGo).toBeLessThanOrEqual(before.daysToGo);
          expect(before.week.practised).toBe(before.week.days.filter(({ done }) => done.length > 0).length);
        },
      ),
    );
  });
});
