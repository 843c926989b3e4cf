/**
 * Days of practice a week against a goal that the learner picks (learning.md 5). A week begins on Monday where the learner is. A
 * missed week changes nothing but its own line: nothing is counted in a row.
 */

/** A date of the calendar, `2026-11-23`. */
export type CalendarDay = string;

/** What makes a day count. A test and a shift are refereed; a job and a ticket are practice. */
const WORK_KINDS = ['job', 'ticket', 'test', 'shift', 'tutorial', 'cards'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Something that the learner finished. */
export interface Work {
  readonly kind: WorkKind;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
}

/** The days a week that can be picked. */
export const GOAL_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const DEFAULT_GOAL_DAYS = 3;

/** A choice that counts from a week on, until the next one. */
export interface WeekGoal {
  /** A Monday. */
  readonly fromWeek: CalendarDay;
  /** Null pauses. */
  readonly days: number | null;
}

export interface RhythmDay {
  readonly date: CalendarDay;
  readonly when: 'past' | 'today' | 'later';
  /** What was done, each kind once; a day with any counts. */
  readonly done: readonly WorkKind[];
}

interface RhythmWeek {
  readonly monday: CalendarDay;
  /** Days that were wanted; null for a pause. */
  readonly goal: number | null;
  readonly practised: number;
}

export interface Rhythm {
  readonly week: RhythmWeek & { readonly days: readonly RhythmDay[] };
  /** Days that the goal still takes; 0 for one that is reached, and in a pause. */
  readonly daysToGo: number;
  /** Days of this week on which that can be done, today among them if nothing was done today. */
  readonly daysLeft: number;
  /** What a pause ends with: the last number of days that was picked. */
  readonly usualGoal: number;
  /** The newest first; none from before the learner's first work or choice. */
  readonly earlier: readonly RhythmWeek[];
}

const DAYS_PER_WEEK = 7;
const EARLIER_WEEKS = 4;

/** How the learner's week is going. @param timeZone a name of the IANA database, such as `Europe/Madrid`. */
export function rhythmOf(
  works: readonly Work[],
  goals: readonly WeekGoal[],
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): Rhythm {
  const dateOf = calendarOf(timeZone);
  const today = dateOf(nowMs);
  const doneOn = new Map<CalendarDay, readonly WorkKind[]>();
  for (const { kind, at } of works) {
    const date = dateOf(at);
    const before = doneOn.get(date) ?? [];
    if (!before.includes(kind)) doneOn.set(date, [...before, kind]);
  }
  const weekFrom = (monday: CalendarDay): RhythmWeek => ({
    monday,
    goal: goalIn(monday, goals),
    practised: datesOf(monday).filter((date) => doneOn.has(date)).length,
  });

  const monday = mondayOf(today);
  const week = {
    ...weekFrom(monday),
    days: datesOf(monday).map(
      (date): RhythmDay => ({
        date,
        when: date < today ? 'past' : date === today ? 'today' : 'later',
        done: WORK_KINDS.filter((kind) => doneOn.get(date)?.includes(kind)),
      }),
    ),
  };
  const begins = [...doneOn.keys(), ...goals.map(({ fromWeek }) => fromWeek)].map(mondayOf).sort();
  const [firstWeek = monday] = begins;
  return {
    week,
    daysToGo: week.goal === null ? 0 : Math.max(0, week.goal - week.practised),
    daysLeft: week.days.filter(({ when, done }) => when !== 'past' && done.length === 0).length,
    usualGoal: newestFirst(goals).find(({ days }) => days !== null)?.days ?? DEFAULT_GOAL_DAYS,
    earlier: Array.from({ length: EARLIER_WEEKS }, (_, index) =>
      addDays(monday, -DAYS_PER_WEEK * (index + 1)),
    )
      .filter((one) => one >= firstWeek)
      .map(weekFrom),
  };
}

/** The Monday of the week in which somebody is. */
export function mondayAt(nowMs: number, timeZone: string): CalendarDay {
  return mondayOf(calendarOf(timeZone)(nowMs));
}

function newestFirst(goals: readonly WeekGoal[]): readonly WeekGoal[] {
  return goals.toSorted((one, other) => (one.fromWeek < other.fromWeek ? 1 : -1));
}

function goalIn(monday: CalendarDay, goals: readonly WeekGoal[]): number | null {
  const chosen = newestFirst(goals).find(({ fromWeek }) => fromWeek <= monday);
  return chosen === undefined ? DEFAULT_GOAL_DAYS : chosen.days;
}

/** The calendar of a time zone: which date it is there, on days of 23 and 25 hours too. */
function calendarOf(timeZone: string): (ms: number) => CalendarDay {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: 'year' | 'month' | 'day'): string =>
      parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')}`;
  };
}

/** Dates are counted in UTC, where every day has 24 hours. */
function addDays(date: CalendarDay, days: number): CalendarDay {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function mondayOf(date: CalendarDay): CalendarDay {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((sundayFirst + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK));
}

function datesOf(monday: CalendarDay): readonly CalendarDay[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
}
