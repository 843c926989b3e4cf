import { addTime, type Calendar, type DeskTime, elapsedBetween, isOpen } from './business-time.ts';
import type { ClockEvent } from './events.ts';
import { holdRule } from './hold-reasons.ts';
import {
  historyOf,
  isRunning,
  type Mark,
  type Phase,
  ranUntil,
  reachesGoalAt,
  type Standing,
  type UnaskedHold,
} from './phases.ts';
import { TARGETS } from './targets.ts';

/** A clock as it stands now. Lengths are seconds of the clock's own calendar. */
export interface Badge {
  readonly elapsed: number;
  /** Null while nothing is due: no priority yet, no reply to follow up, not on hold. */
  readonly goal: number | null;
  /** Goal less elapsed: negative when late. */
  readonly remaining: number | null;
  /** Null while nothing is due, and while the clock is paused before its goal. */
  readonly dueAt: DeskTime | null;
  readonly paused: boolean;
  /** When the clock was stopped: by the first reply, by the resolution, by the end of the ticket. */
  readonly stoppedAt: DeskTime | null;
  /** At least 75 % of the goal has passed, and it is not late yet. */
  readonly warning: boolean;
  /** On the record for good, under whatever priority it happened; an update's breach ends with the next reply. */
  readonly breached: boolean;
  /** Too late by the present priority: what the score looks at in the end. */
  readonly late: boolean;
  /** Whether the clock's calendar counts at this moment. */
  readonly withinHours: boolean;
}

/** A clock that begins again with each update. */
interface UpdateBadge extends Badge {
  /** Breaches so far, at most one between two updates. */
  readonly missedUpdates: number;
}

type ClockName = 'firstResponse' | 'resolution' | 'update' | 'followUp';

/** A hold that hides from a clock: nobody was asked, or it began just before a breach with nothing asked. */
interface ParkedHold {
  readonly at: DeskTime;
  readonly because: 'nothing-asked-of-caller' | 'near-breach';
}

export interface TicketClocks {
  readonly firstResponse: Badge;
  readonly resolution: Badge;
  readonly update: UpdateBadge;
  /** What is due instead of an update while the ticket is on hold, in the hold's calendar; counts over all holds. */
  readonly followUp: UpdateBadge;
  /** The clock that is due soonest (or is late longest); null when none runs. */
  readonly earliest: { readonly clock: ClockName; readonly dueAt: DeskTime } | null;
  readonly parkedHolds: readonly ParkedHold[];
}

const WARNING_SHARE = 0.75;
const NEAR_BREACH_SHARE = 0.05;

const NOTHING_DUE: UpdateBadge = {
  elapsed: 0,
  goal: null,
  remaining: null,
  dueAt: null,
  paused: false,
  stoppedAt: null,
  warning: false,
  breached: false,
  late: false,
  withinHours: false,
  missedUpdates: 0,
};

/** What a badge is made of. */
interface Reading
  extends Pick<Badge, 'elapsed' | 'dueAt' | 'paused' | 'stoppedAt' | 'breached' | 'late' | 'withinHours'> {
  readonly goal: number;
}

function badgeOf(reading: Reading): Badge {
  const { elapsed, goal, late, stoppedAt } = reading;
  return {
    ...reading,
    remaining: goal - elapsed,
    warning: elapsed >= WARNING_SHARE * goal && !late && stoppedAt === null,
  };
}

/** The last second of a phase: elapsed time only grows, so what is not late then was never late in it. */
const lastSecond = (phase: Phase): DeskTime => phase.until - 1;

function firstResponseBadge(phases: readonly Phase[], standing: Standing, now: DeskTime): Badge {
  const { createdAt, respondedAt, endedAt } = standing;
  const isOpenIn = (phase: Phase) => phase.respondedAt === null && phase.stage !== 'ended';
  const breached = phases.some((phase) => {
    if (!isOpenIn(phase) || phase.priority === null) return false;
    const { calendar, firstResponse } = TARGETS[phase.priority];
    return elapsedBetween(calendar, createdAt, lastSecond(phase)) >= firstResponse;
  });
  const stoppedAt = respondedAt ?? endedAt;
  const isMet = stoppedAt !== null && !breached;
  // What was met stays met: it is shown by the priority under which it was, or by the first that came after it.
  const prioritized = phases.filter(({ priority }) => priority !== null);
  const shown = isMet ? (prioritized.findLast(isOpenIn) ?? prioritized[0]) : standing;
  if (shown?.priority == null) return { ...NOTHING_DUE, stoppedAt };
  const { calendar, firstResponse: goal } = TARGETS[shown.priority];
  const elapsed = elapsedBetween(calendar, createdAt, stoppedAt ?? now);
  return badgeOf({
    elapsed,
    goal,
    dueAt: addTime(calendar, createdAt, goal),
    paused: false,
    stoppedAt,
    breached,
    late: breached && (stoppedAt === null ? elapsed >= goal : elapsed > goal),
    withinHours: isOpen(calendar, now),
  });
}

/** Stopped at the due second is met; due without a stop is breached. */
function isResolutionLate(standing: Standing, elapsed: number, goal: number): boolean {
  return standing.stage === 'open' ? elapsed >= goal : elapsed > goal;
}

function resolutionBadge(phases: readonly Phase[], standing: Phase, now: DeskTime): Badge {
  const { createdAt, priority, hold } = standing;
  const stoppedAt = standing.resolvedAt;
  if (priority === null) return { ...NOTHING_DUE, stoppedAt };
  const breached = phases.some((phase) => {
    if (phase.priority === null) return false;
    const target = TARGETS[phase.priority];
    return isResolutionLate(phase, ranUntil(phase, target.calendar, lastSecond(phase)), target.resolution);
  });
  const { calendar, resolution: goal } = TARGETS[priority];
  const elapsed = ranUntil(standing, calendar, now);
  return badgeOf({
    elapsed,
    goal,
    dueAt: reachesGoalAt(phases, calendar, createdAt, goal, isRunning(standing) ? now : stoppedAt),
    paused: hold !== null,
    stoppedAt,
    breached,
    late: isResolutionLate(standing, elapsed, goal),
    withinHours: isOpen(calendar, now),
  });
}

interface Due {
  readonly calendar: Calendar;
  readonly from: DeskTime;
  readonly goal: number;
  readonly elapsed: number;
}

/**
 * The update that is due: by the cadence since our last reply or, if sooner, the answer to an unanswered message.
 * `ran` is the running time until now in a calendar.
 */
function updateDue(standing: Standing, ran: (calendar: Calendar) => number): Due | null {
  const { priority, updated, unanswered, stage } = standing;
  if (priority === null || updated === null || stage === 'ended') return null;
  const { calendar, updateEvery, firstResponse } = TARGETS[priority];
  const due = (since: Mark, goal: number): Due => ({
    calendar,
    from: since.at,
    goal,
    elapsed: ran(calendar) - since.ran[calendar],
  });
  const update = updateEvery === null ? null : due(updated, updateEvery);
  const answer = unanswered === null ? null : due(unanswered, firstResponse);
  if (update === null || answer === null) return update ?? answer;
  return answer.goal - answer.elapsed < update.goal - update.elapsed ? answer : update;
}

function updateBadge(phases: readonly Phase[], standing: Phase, now: DeskTime): UpdateBadge {
  const dueIn = (phase: Phase, at: DeskTime) => updateDue(phase, (calendar) => ranUntil(phase, calendar, at));
  const missed = new Set<Mark | null>();
  for (const phase of phases) {
    const due = isRunning(phase) ? dueIn(phase, lastSecond(phase)) : null;
    if (due !== null && due.elapsed >= due.goal) missed.add(phase.updated);
  }
  const missedUpdates = missed.size;
  const due = dueIn(standing, now);
  if (due === null) return { ...NOTHING_DUE, missedUpdates };
  const { calendar, from, goal, elapsed } = due;
  const breached = missed.has(standing.updated);
  const badge = badgeOf({
    elapsed,
    goal,
    dueAt: reachesGoalAt(phases, calendar, from, goal, isRunning(standing) ? now : null),
    paused: !isRunning(standing),
    stoppedAt: null,
    breached,
    late: breached && elapsed >= goal,
    withinHours: isOpen(calendar, now),
  });
  return { ...badge, missedUpdates };
}

function followUpDue({ hold, followedUpAt, priority }: Standing, at: DeskTime): Due | null {
  if (hold === null || followedUpAt === null) return null;
  const { calendar, followUpEvery } = holdRule(hold, priority);
  return {
    calendar,
    from: followedUpAt,
    goal: followUpEvery,
    elapsed: elapsedBetween(calendar, followedUpAt, at),
  };
}

function followUpBadge(phases: readonly Phase[], standing: Standing, now: DeskTime): UpdateBadge {
  const missed = new Set<DeskTime | null>();
  for (const phase of phases) {
    const due = followUpDue(phase, lastSecond(phase));
    if (due !== null && due.elapsed >= due.goal) missed.add(phase.followedUpAt);
  }
  const missedUpdates = missed.size;
  const due = followUpDue(standing, now);
  if (due === null) return { ...NOTHING_DUE, missedUpdates };
  const { calendar, from, goal, elapsed } = due;
  const badge = badgeOf({
    elapsed,
    goal,
    dueAt: addTime(calendar, from, goal),
    paused: false,
    stoppedAt: null,
    breached: missed.has(standing.followedUpAt),
    late: elapsed >= goal,
    withinHours: isOpen(calendar, now),
  });
  return { ...badge, missedUpdates };
}

function parked({ at, reason, before, ran }: UnaskedHold): ParkedHold | null {
  if (reason === 'caller') return { at, because: 'nothing-asked-of-caller' };
  if (before.priority === null) return null;
  const isNear = (elapsed: number, goal: number) =>
    elapsed < goal && goal - elapsed <= NEAR_BREACH_SHARE * goal;
  const { calendar, resolution } = TARGETS[before.priority];
  const update = updateDue(before, (counted) => ran[counted]);
  return isNear(ran[calendar], resolution) || (update !== null && isNear(update.elapsed, update.goal))
    ? { at, because: 'near-breach' }
    : null;
}

function earliestOf(badges: Readonly<Record<ClockName, Badge>>): TicketClocks['earliest'] {
  let earliest: TicketClocks['earliest'] = null;
  for (const clock of ['firstResponse', 'resolution', 'update', 'followUp'] as const) {
    const { dueAt, paused, stoppedAt } = badges[clock];
    if (dueAt === null || paused || stoppedAt !== null) continue;
    if (earliest === null || dueAt < earliest.dueAt) earliest = { clock, dueAt };
  }
  return earliest;
}

/** The clocks of one ticket at `now`, from its events in the order in which they happened. */
export function clocksOf(events: readonly ClockEvent[], now: DeskTime): TicketClocks {
  const { phases, unaskedHolds } = historyOf(events, now);
  const standing = phases.at(-1);
  if (standing === undefined) {
    const badges = {
      firstResponse: NOTHING_DUE,
      resolution: NOTHING_DUE,
      update: NOTHING_DUE,
      followUp: NOTHING_DUE,
    };
    return { ...badges, earliest: null, parkedHolds: [] };
  }
  const badges = {
    firstResponse: firstResponseBadge(phases, standing, now),
    resolution: resolutionBadge(phases, standing, now),
    update: updateBadge(phases, standing, now),
    followUp: followUpBadge(phases, standing, now),
  };
  const parkedHolds = unaskedHolds.flatMap((hold) => parked(hold) ?? []);
  return { ...badges, earliest: earliestOf(badges), parkedHolds };
}
