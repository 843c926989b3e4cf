import type { Priority } from '../priority/matrix.ts';
import { addTime, type Calendar, type DeskTime, elapsedBetween } from './business-time.ts';
import type { ClockEvent } from './events.ts';
import { type HoldReason, waitsForPerson } from './hold-reasons.ts';

/** Seconds of each calendar in which the ticket was open and not on hold, since its creation. */
type RunningTime = Readonly<Record<Calendar, number>>;

/** A moment, with the running time until then. */
export interface Mark {
  readonly at: DeskTime;
  readonly ran: RunningTime;
}

/** What decides the clocks of a ticket, between two events. */
export interface Standing {
  readonly createdAt: DeskTime;
  readonly priority: Priority | null;
  readonly stage: 'open' | 'resolved' | 'ended';
  /** The clocks of resolution and update rest while the ticket is on hold. */
  readonly hold: HoldReason | null;
  readonly respondedAt: DeskTime | null;
  readonly resolvedAt: DeskTime | null;
  readonly endedAt: DeskTime | null;
  /** Our last public reply. */
  readonly updated: Mark | null;
  /** The first message that is newer than our last public reply. */
  readonly unanswered: Mark | null;
  /** The last follow-up of the hold, or its beginning. */
  readonly followedUpAt: DeskTime | null;
}

/** A standing and how long it lasts: from `from` up to, but not including, `until`. */
export interface Phase extends Standing {
  readonly from: DeskTime;
  readonly until: DeskTime;
  /** The running time until `from`. */
  readonly ran: RunningTime;
}

/** A hold that began without a question, and what stood just before it. */
export interface UnaskedHold {
  readonly at: DeskTime;
  readonly reason: HoldReason;
  readonly before: Standing;
  readonly ran: RunningTime;
}

export interface History {
  readonly phases: readonly Phase[];
  readonly unaskedHolds: readonly UnaskedHold[];
}

const created = (at: DeskTime): Standing => ({
  createdAt: at,
  priority: null,
  stage: 'open',
  hold: null,
  respondedAt: null,
  resolvedAt: null,
  endedAt: null,
  updated: null,
  unanswered: null,
  followedUpAt: null,
});

const WITHOUT_HOLD = { hold: null, followedUpAt: null } as const;

function ended(standing: Standing, at: DeskTime): Standing {
  return {
    ...standing,
    ...WITHOUT_HOLD,
    stage: 'ended',
    resolvedAt: standing.resolvedAt ?? at,
    endedAt: at,
  };
}

/** The standing after an event; a ticket that is closed or canceled keeps its clocks as they are. */
function after(standing: Standing, event: ClockEvent, ran: RunningTime): Standing {
  const { at } = event;
  if (standing.stage === 'ended') return standing;
  const isOpen = standing.stage === 'open';
  switch (event.kind) {
    case 'prioritized':
      return { ...standing, priority: event.priority };
    case 'replied':
      return {
        ...standing,
        respondedAt: standing.respondedAt ?? at,
        updated: { at, ran },
        unanswered: null,
        followedUpAt: standing.hold !== null && waitsForPerson(standing.hold) ? at : standing.followedUpAt,
      };
    case 'call-answered':
      return {
        ...standing,
        ...WITHOUT_HOLD,
        respondedAt: standing.respondedAt ?? at,
        updated: { at, ran },
        unanswered: null,
      };
    case 'person-wrote':
      return { ...standing, ...WITHOUT_HOLD, unanswered: standing.unanswered ?? { at, ran } };
    case 'hold-began':
      return isOpen
        ? { ...standing, hold: event.reason, followedUpAt: standing.followedUpAt ?? at }
        : standing;
    case 'hold-ended':
      return { ...standing, ...WITHOUT_HOLD };
    case 'followed-up':
      return standing.hold === null ? standing : { ...standing, followedUpAt: at };
    case 'resolved':
      return isOpen ? { ...standing, ...WITHOUT_HOLD, stage: 'resolved', resolvedAt: at } : standing;
    case 'reopened':
      return standing.stage === 'resolved' ? { ...standing, stage: 'open', resolvedAt: null } : standing;
    case 'closed':
    case 'canceled':
      return ended(standing, at);
    case 'created':
    case 'auto-acknowledged':
    case 'noted':
    case 'assigned':
    case 'reminded':
      return standing;
  }
}

/**
 * The phases of a ticket from its creation to `now`, which is the last second of the last phase.
 * Events stand in the order in which they happened; those of one second take effect together, those after `now` not yet.
 */
export function historyOf(events: readonly ClockEvent[], now: DeskTime): History {
  const phases: Phase[] = [];
  const unaskedHolds: UnaskedHold[] = [];
  let standing: Standing | null = null;
  let from = 0;
  let ran: RunningTime = { business: 0, always: 0 };
  const end = (until: DeskTime) => {
    if (standing === null || until === from) return;
    const phase: Phase = { ...standing, from, until, ran };
    phases.push(phase);
    ran = { business: ranUntil(phase, 'business', until), always: ranUntil(phase, 'always', until) };
    from = until;
  };
  for (const event of events) {
    if (event.at > now) break;
    if (standing === null) {
      if (event.kind === 'created') {
        standing = created(event.at);
        from = event.at;
      }
      continue;
    }
    end(event.at);
    if (event.kind === 'hold-began' && !event.asked && standing.stage === 'open')
      unaskedHolds.push({ at: event.at, reason: event.reason, before: standing, ran });
    standing = after(standing, event, ran);
  }
  end(now + 1);
  return { phases, unaskedHolds };
}

/** Whether the clocks of resolution and update run. */
export function isRunning({ stage, hold }: Standing): boolean {
  return stage === 'open' && hold === null;
}

/** The running time of the ticket until a moment of the phase, in seconds of the calendar. */
export function ranUntil(phase: Phase, calendar: Calendar, at: DeskTime): number {
  return phase.ran[calendar] + (isRunning(phase) ? elapsedBetween(calendar, phase.from, at) : 0);
}

/**
 * When the running time since `from` reached `goal`; what ran until `runsOn` is taken to run on.
 * Null when the clock rests (`runsOn` null, or before it) and the goal was not reached.
 */
export function reachesGoalAt(
  phases: readonly Phase[],
  calendar: Calendar,
  from: DeskTime,
  goal: number,
  runsOn: DeskTime | null,
): DeskTime | null {
  let left = goal;
  for (const phase of phases) {
    const start = Math.max(phase.from, from);
    if (!isRunning(phase) || start >= phase.until) continue;
    const length = elapsedBetween(calendar, start, phase.until);
    if (length >= left || (runsOn !== null && phase.until >= runsOn)) return addTime(calendar, start, left);
    left -= length;
  }
  return null;
}
