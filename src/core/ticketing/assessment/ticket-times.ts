import type { DeskTime } from '../clocks/business-time.ts';
import { type Badge, clocksOf } from '../clocks/clocks.ts';
import type { ClockEvent } from '../clocks/events.ts';
import type { HoldReason } from '../clocks/hold-reasons.ts';

/** A clock of a ticket as the shift left it. */
interface ClockEnd {
  /** Null where nothing was ever due. */
  readonly dueAt: DeskTime | null;
  readonly stoppedAt: DeskTime | null;
  readonly late: boolean;
  /** Seconds of its calendar; 0 when it is not late. */
  readonly lateBy: number;
}

interface HoldSpan {
  readonly reason: HoldReason;
  readonly from: DeskTime;
  readonly until: DeskTime;
  /** It hid from a clock: nobody was asked, or it began just before a breach. */
  readonly isParked: boolean;
}

/** An update that was due, and when it came in the end. */
interface MissedUpdate {
  readonly dueAt: DeskTime;
  readonly until: DeskTime;
}

/** When what of a ticket was due, stopped, paused and missed. */
export interface TicketTimes {
  readonly arrivedAt: DeskTime;
  /** Resolved, closed or canceled, else the end of the shift. */
  readonly leftAt: DeskTime;
  readonly firstResponse: ClockEnd;
  readonly resolution: ClockEnd;
  readonly holds: readonly HoldSpan[];
  readonly missedUpdates: readonly MissedUpdate[];
  readonly reopenedAt: readonly DeskTime[];
}

function clockEnd({ dueAt, stoppedAt, late, remaining }: Badge): ClockEnd {
  return { dueAt, stoppedAt, late, lateBy: late && remaining !== null ? -remaining : 0 };
}

/** What ends a hold. */
const ENDS_HOLD: readonly ClockEvent['kind'][] = [
  'hold-began',
  'hold-ended',
  'call-answered',
  'person-wrote',
  'resolved',
  'closed',
  'canceled',
];

function holdsOf(
  events: readonly ClockEvent[],
  now: DeskTime,
  parked: ReadonlySet<DeskTime>,
): readonly HoldSpan[] {
  return events.flatMap((event, index) => {
    if (event.kind !== 'hold-began') return [];
    const end = events.slice(index + 1).find(({ kind }) => ENDS_HOLD.includes(kind));
    return [{ reason: event.reason, from: event.at, until: end?.at ?? now, isParked: parked.has(event.at) }];
  });
}

/** Updates are missed between two events: just before each of them the clock tells whether one was. */
function missedUpdatesOf(events: readonly ClockEvent[], now: DeskTime): readonly MissedUpdate[] {
  const missed: MissedUpdate[] = [];
  let before = 0;
  for (const [index, until] of [...events.slice(1).map(({ at }) => at), now + 1].entries()) {
    const { update } = clocksOf(events.slice(0, index + 1), until - 1);
    if (update.missedUpdates > before && update.dueAt !== null)
      missed.push({ dueAt: update.dueAt, until: Math.min(until, now) });
    before = Math.max(before, update.missedUpdates);
  }
  return missed;
}

/** Reads the times of a ticket off what happened to it. Throws for a ticket without events. */
export function ticketTimes(events: readonly ClockEvent[], now: DeskTime): TicketTimes {
  const [created] = events;
  if (created === undefined) throw new Error('A ticket without events has no times.');
  const { firstResponse, resolution, parkedHolds } = clocksOf(events, now);
  return {
    arrivedAt: created.at,
    leftAt: resolution.stoppedAt ?? now,
    firstResponse: clockEnd(firstResponse),
    resolution: clockEnd(resolution),
    holds: holdsOf(events, now, new Set(parkedHolds.map(({ at }) => at))),
    missedUpdates: missedUpdatesOf(events, now),
    reopenedAt: events.flatMap(({ kind, at }) => (kind === 'reopened' ? [at] : [])),
  };
}
